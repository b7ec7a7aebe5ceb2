import encodeQR from "qr";
import * as styles from "./QrCode.css.ts";

/** Quiet zone in modules (ISO/IEC 18004). */
const border = 4;

/** A QR code as a single path, with one rectangle per run of dark modules. Build only. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border });
  const runs = rows.flatMap((row, y) => {
    const cells = row.map((dark) => (dark ? "#" : " ")).join("");
    return [...cells.matchAll(/#+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={runs.join("")} />
    </svg>
  );
}
