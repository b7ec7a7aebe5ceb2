import { muted } from "../../styles/text.css.ts";
import { Paragraph, Prose } from "./Prose.tsx";

type TitledTextProps = { title: string; text?: string | undefined; as?: "h3" | "p" };

export const TitledText = ({ title, text, as = "h3" }: TitledTextProps) => (
  <>
    <Prose as={as} text={title} />
    {text && <Paragraph className={muted} text={text} />}
  </>
);
