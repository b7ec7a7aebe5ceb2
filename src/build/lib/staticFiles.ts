import { listFiles } from "./files.ts";

/** What must not be published, by name: secrets, the past of files, and what systems and programs leave in folders. */
const unpublished = [
  /(^|\/)\.(?!well-known\/|nojekyll$)/,
  /(^|\/)(thumbs\.db|ehthumbs\.db|desktop\.ini|~\$[^/]*|__macosx\/.*)$/i,
  /(~|\.(bak|old|orig|save|swp|swo|tmp|temp|part|crdownload|sql|pem|key))$/i,
  /(^|\/)(site|dist|static|content|public_html|www|htdocs|backup[^/]*)\.(zip|tar|tgz|gz|tar\.gz|rar|7z)$/i,
];

/** The files of static/, as paths in it: those that are published as they are, and those that are left out. */
export function staticFiles(folder = "static"): { published: string[]; leftOut: string[] } {
  const isLeftOut = (path: string) => unpublished.some((pattern) => pattern.test(path));
  const paths = listFiles(folder).filter((path) => path !== ".gitkeep");
  return { published: paths.filter((path) => !isLeftOut(path)), leftOut: paths.filter(isLeftOut) };
}

/** A line for the closing report; at most five names. */
export function leftOutAdvice(folder = "static"): string[] {
  const { leftOut } = staticFiles(folder);
  if (leftOut.length === 0) return [];
  const more = leftOut.length > 5 ? ` and ${leftOut.length - 5} more` : "";
  return [
    `${folder}/: not published are ${leftOut.slice(0, 5).join(", ")}${more}: hidden files, copies, archives of the site and what systems leave behind are not for visitors. Remove or rename them.`,
  ];
}
