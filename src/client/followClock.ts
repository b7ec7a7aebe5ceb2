/** Calls `show` now and whenever the result may have changed. Browsers suspend the timers of hidden pages. */
export function followClock(show: () => void): void {
  show();
  setInterval(show, 10_000);
  // These fire when the page is shown after it was hidden, prerendered or in the back/forward cache.
  document.addEventListener("visibilitychange", show);
  document.addEventListener("prerenderingchange", show);
  addEventListener("pageshow", show);
}
