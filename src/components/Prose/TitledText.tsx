import { muted } from "../../styles/text.css.ts";
import { Paragraph, Prose } from "./Prose.tsx";

type TitledTextProps = { title: string; text?: string | undefined };

export const TitledText = ({ title, text }: TitledTextProps) => (
  <>
    <h3>
      <Prose text={title} />
    </h3>
    {text && <Paragraph className={muted} text={text} />}
  </>
);
