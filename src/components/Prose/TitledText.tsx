import { muted } from "../../styles/text.css.ts";
import { Paragraph, Prose } from "./Prose.tsx";

type TitledTextProps = { title: string; text?: string | undefined };

/** Title and text of an item in a list. */
export const TitledText = ({ title, text }: TitledTextProps) => (
  <>
    <h3>
      <Prose text={title} />
    </h3>
    {text && <Paragraph className={muted} text={text} />}
  </>
);
