import type { RouteObject } from "react-router";
import type { Route, Screen } from "../content/routes.ts";
import { AboutPage } from "./AboutPage.tsx";
import { ContactPage } from "./ContactPage.tsx";
import { GalleryPage } from "./GalleryPage.tsx";
import { GeothermalPage } from "./GeothermalPage.tsx";
import { HomePage } from "./HomePage.tsx";
import { MarketingPage } from "./MarketingPage.tsx";
import { ErrorPage, NotFoundPage } from "./NotFoundPage.tsx";

/** A react-router route. The not-found page matches all other paths. */
export const routeObject = (route: Route): RouteObject => ({
  path: route.kind === "not-found" ? "*" : route.path,
  element: <Page screen={route} />,
});

function Page({ screen }: { screen: Screen }) {
  switch (screen.kind) {
    case "home":
      return <HomePage page={screen.page} />;
    case "about":
      return <AboutPage page={screen.page} />;
    case "contact":
      return <ContactPage page={screen.page} />;
    case "geothermal":
      return <GeothermalPage page={screen.page} />;
    case "service":
    case "solution":
      return <MarketingPage page={screen.page} />;
    case "gallery":
      return <GalleryPage page={screen.page} />;
    case "not-found":
      return <NotFoundPage page={screen.page} />;
    case "error":
      return <ErrorPage page={screen.page} />;
    default:
      return screen satisfies never;
  }
}
