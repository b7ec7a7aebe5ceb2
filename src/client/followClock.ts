/** Does something now, and again whenever the clock may have made it untrue: timers rest in a page that isn't shown. */
export function followClock(show: () => void): void {
  show();
  setInterval(show, 10_000);
  // A page that was hidden, kept for "back" or rendered ahead.
  document.addEventListener("visibilitychange", show);
  document.addEventListener("prerenderingchange", show);
  addEventListener("pageshow", show);
}
