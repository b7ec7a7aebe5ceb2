import type { Content } from "../build/content/content.ts";
import { formatProblem } from "../build/lib/problems.ts";
import { formatDate } from "../content/formatDate.ts";
import type { Publication } from "../content/publication.ts";
import type { Route } from "../content/routes.ts";

/** Lists unpublished pages, and pages with an `until` date, which stay online until the next build. */
export function scheduleAdvice({ sources, unpublished }: Content, routes: Route[]): string[] {
  const ending = routes.flatMap(({ path, file, page }) => {
    const { until } = page as Publication;
    if (!until || unpublished.some((hidden) => hidden.path === path)) return [];
    const reason = `is published until ${formatDate(until)}`;
    return [{ path, file, key: "until", reason, advice: "build again on the next day" }];
  });
  return [...unpublished, ...ending].flatMap(({ path, file, key, reason, advice }) => {
    const yaml = sources.find((source) => source.file.endsWith(`/${file}`));
    const message = `${path} ${reason}: ${advice}`;
    return yaml ? [formatProblem({ file: yaml.file, ...yaml.locate([key]), message })] : [];
  });
}
