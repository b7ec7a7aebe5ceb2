/**
 * Calls `show` immediately, every 10 seconds, and when the page is shown again, because browsers suspend the
 * timers of hidden pages.
 */
export function followClock(show: () => void): void {
  show();
  setInterval(show, 10_000);
  document.addEventListener("visibilitychange", show);
  document.addEventListener("prerenderingchange", show);
  addEventListener("pageshow", show);
}
