/**
 * Returns the URL of a video's player on YouTube or Vimeo; undefined for other URLs. The player sets no
 * cookies before playback. It begins at the URL's start time. `h` is the key of an unlisted video on Vimeo.
 */
export function videoFrame(url: string): string | undefined {
  const [, youtube, vimeo, key] =
    /^https:\/\/(?:(?:(?:www|m)\.youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{11})|(?:www\.)?vimeo\.com\/(\d+)(?:\/([\da-f]+))?)(?:[?&#/]|$)/.exec(
      url,
    ) ?? [];
  const start = startOf(url);
  if (youtube)
    return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1${start > 0 ? `&start=${start}` : ""}`;
  const hash = key ?? new URL(url).searchParams.get("h");
  return vimeo && `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ""}`;
}

/** Start time of a YouTube URL in seconds: 90 for `t=90`, `t=90s`, `t=1m30s` or `start=90`. */
function startOf(url: string): number {
  const { searchParams } = new URL(url);
  const given = searchParams.get("t") ?? searchParams.get("start") ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(given) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
