import { muted } from "../../styles/text.css.ts";
import { Paragraph, Prose } from "./Prose.tsx";

type TitledTextProps = { title: string; text?: string | undefined };

export const TitledText = ({ title, text }: TitledTextProps) => (
  <>
    <Prose as="h3" text={title} />
    {text && <Paragraph className={muted} text={text} />}
  </>
);
