export const mostCategories = 12;

type Photographed<Photograph> = { photograph?: Photograph | undefined };

export const shownPicture = <Picture, Photograph>(project: Photographed<Photograph> & { image: Picture }) =>
  project.photograph ?? project.image;

export const kindLine = ({
  category,
  photograph,
}: Photographed<{ place: string; year: number }> & { category: string }): string =>
  photograph ? `${category} · ${photograph.place}, ${photograph.year}` : category;
