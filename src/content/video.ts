/**
 * URL of the video's player on YouTube or Vimeo, which sets no cookies until it plays; undefined for other
 * URLs. The id is in the path (`youtu.be/ID`, `youtube.com/shorts/ID`, `vimeo.com/ID`) or in the query
 * (`youtube.com/watch?v=ID`).
 */
export function videoFrame(url: string): string | undefined {
  const [, youtube, vimeo] =
    /^https:\/\/(?:(?:(?:www|m)\.youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})|(?:www\.)?vimeo\.com\/(\d+))(?:[?&#/]|$)/.exec(
      url,
    ) ?? [];
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`;
  return vimeo && `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`;
}
