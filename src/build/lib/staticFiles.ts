import { listFiles } from "./files.ts";

/** Patterns for secrets, backups and system files, which must not be published. */
const unpublished = [
  /(^|\/)\.(?!well-known\/|nojekyll$)/,
  /(^|\/)(thumbs\.db|ehthumbs\.db|desktop\.ini|~\$[^/]*|__macosx\/.*)$/i,
  /(~|\.(bak|old|orig|save|swp|swo|tmp|temp|part|crdownload|sql|pem|key))$/i,
  /(^|\/)(site|dist|static|content|public_html|www|htdocs|backup[^/]*)\.(zip|tar|tgz|gz|tar\.gz|rar|7z)$/i,
];

export function staticFiles(folder: string): { published: string[]; leftOut: string[] } {
  const isLeftOut = (path: string) => unpublished.some((pattern) => pattern.test(path));
  const paths = listFiles(folder).filter((path) => path !== ".gitkeep");
  return { published: paths.filter((path) => !isLeftOut(path)), leftOut: paths.filter(isLeftOut) };
}

export function leftOutAdvice(folder: string): string[] {
  const { leftOut } = staticFiles(folder);
  if (leftOut.length === 0) return [];
  const more = leftOut.length > 5 ? ` and ${leftOut.length - 5} more` : "";
  return [
    `${folder}/: not published: ${leftOut.slice(0, 5).join(", ")}${more}. Hidden files, backups, archives of the site and system files are excluded; remove or rename them.`,
  ];
}
