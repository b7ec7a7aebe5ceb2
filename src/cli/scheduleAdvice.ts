import type { Content } from "../build/content/content.ts";
import { formatDate, type Publication } from "../content/publication.ts";
import { listRoutes } from "../content/routes.ts";

/** Lists the pages that are not published, and those that only another build removes. */
export const scheduleAdvice = ({ site, unpublished }: Content): string[] => [
  ...unpublished.map(({ path, reason, advice }) => `${path} ${reason}: ${advice}`),
  ...listRoutes(site).flatMap(({ path, page }) => {
    const { until } = page as Publication;
    return until && !unpublished.some((hidden) => hidden.path === path)
      ? [`${path} is published until ${formatDate(until)}: build again on the next day`]
      : [];
  }),
];
