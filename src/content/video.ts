/**
 * Returns the URL of a video's player on YouTube or Vimeo; undefined for other URLs. The player sets no
 * cookies before playback.
 */
export function videoFrame(url: string): string | undefined {
  const [, youtube, vimeo] =
    /^https:\/\/(?:(?:(?:www|m)\.youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})|(?:www\.)?vimeo\.com\/(\d+))(?:[?&#/]|$)/.exec(
      url,
    ) ?? [];
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`;
  return vimeo && `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`;
}
