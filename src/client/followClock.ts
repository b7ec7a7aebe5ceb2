/** Calls `show` now and whenever the time may have changed; browsers suspend timers of hidden pages. */
export function followClock(show: () => void): void {
  show();
  setInterval(show, 10_000);
  // After being hidden, prerendered or restored from the back/forward cache.
  document.addEventListener("visibilitychange", show);
  document.addEventListener("prerenderingchange", show);
  addEventListener("pageshow", show);
}
