export const mostCategories = 12;

type Photographed<Photograph> = { photograph?: Photograph | undefined };

export const shownPicture = <Picture, Photograph>(project: Photographed<Photograph> & { image: Picture }) =>
  project.photograph ?? project.image;

/** Photographs have no version at night. */
export const nightFileOf = ({
  photograph,
  image,
}: Photographed<unknown> & { image: { nightFile?: string | undefined } }): string | undefined =>
  photograph ? undefined : image.nightFile;

export const kindLine = ({
  category,
  photograph,
}: Photographed<{ place: string; year: number }> & { category: string }): string =>
  photograph ? `${category} · ${photograph.place}, ${photograph.year}` : category;
