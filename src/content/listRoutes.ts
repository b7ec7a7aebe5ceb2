import { files, folders, type Site } from "./schema.ts";
import type { Route } from "./routes.ts";

/** All pages in the order of the sitemap and the build's report, error pages last. */
export function listRoutes(site: Site): Route[] {
  return [
    { path: "/", kind: "home", page: site.home, file: files.home.path },
    { path: "/about", kind: "about", page: site.about, file: files.about.path },
    { path: "/geothermal-hvac", kind: "geothermal", page: site.geothermal, file: files.geothermal.path },
    ...marketingRoutes(site, "services", "service"),
    ...marketingRoutes(site, "solutions", "solution"),
    { path: "/gallery", kind: "gallery", page: site.gallery, file: files.gallery.path },
    { path: "/contact", kind: "contact", page: site.contact, file: files.contact.path },
    { path: "/404.html", kind: "not-found", page: site.notFound, file: files.notFound.path },
    { path: "/500.html", kind: "error", page: site.error, file: files.error.path },
  ];
}

function marketingRoutes(site: Site, folder: keyof typeof folders, kind: "service" | "solution"): Route[] {
  return [...site[folder]].map(([slug, page]) => ({
    path: `/${folder}/${slug}`,
    kind,
    page,
    file: `${folders[folder].path}/${slug}.yaml`,
  }));
}
