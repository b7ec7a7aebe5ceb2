import * as styles from "./LoopDrawing.css.ts";

export function LoopScene() {
  return (
    <>
      <linearGradient id="ground" x2="0" y2=".5">
        <stop className={styles.warm} stopOpacity=".4" />
        <stop className={styles.cool} stopOpacity=".16" offset="1" />
      </linearGradient>
      <linearGradient id="leg" x2="0" y2="1">
        <stop className={styles.warm} />
        <stop className={styles.warm} stopOpacity=".5" offset="1" />
      </linearGradient>
      <path stroke="none" fill="url(#ground)" d="M0 112h360v176H0z" />
      <g className={`${styles.warm} ${styles.area}`}>
        <path fillOpacity=".12" d="M0 0h360v112H0z" />
        <circle cx="36" cy="36" r="12" />
        <circle className={styles.rays} cx="36" cy="36" r="20" />
      </g>
      <path
        className={styles.soft}
        d="M0 132q45 7 90 0t90 0 90 0 90 0M0 184q60-9 120 0t120 0 120 0M114 112V88m0 14l6-6M114 97l-5-5M107 96a8 8 0 0 1-3-14 11 11 0 0 1 21-1 8 8 0 0 1-2 15z"
      />
      <path className={styles.box} d="M132 36h216v76H132z" />
      <path className={styles.table} d="M0 208h316M126 201h10l-5 7" />
      <path className={styles.people} d="M208 98v.1M226 98v.1M208 104.5v2.5M226 104.5v2.5" />
      <path className={styles.legs} d="M206.6 108v2.5M209.4 108v2.5M224.6 108v2.5M227.4 108v2.5" />
      <path className={styles.wall} d="M0 112h360M132 112V30M348 112V30M132 36h216M182 112V36" />
      <path className={styles.box} d="M140 74h34v37h-34z" />
    </>
  );
}
