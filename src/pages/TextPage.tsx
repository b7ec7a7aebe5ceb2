import { PlainPage } from "../components/PlainPage/PlainPage.tsx";
import { text } from "../components/PlainPage/PlainPage.css.ts";
import { Paragraphs, Prose } from "../components/Prose/Prose.tsx";
import { languageOf } from "../content/language.ts";
import { Sections } from "../components/Sections/Sections.tsx";
import type { TextPage as Content } from "../content/pages.ts";

export function TextPage({ page }: { page: Content }) {
  return (
    <>
      <PlainPage {...page}>
        {page.blocks.map(({ heading, paragraphs, list = [] }) => (
          <section key={heading} className={text}>
            <Prose as="h2" text={heading} />
            <Paragraphs texts={paragraphs} />
            {list.length > 0 && (
              <ul {...languageOf(list.join(" "))}>
                {list.map((item) => (
                  <Prose key={item} as="li" text={item} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </PlainPage>
      <Sections sections={page.sections} />
    </>
  );
}
