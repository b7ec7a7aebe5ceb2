import encodeQR from "qr";
import * as styles from "./QrCode.css.ts";

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const border = 4;

/** A QR code as one path: a stroke for each run of dark modules in a row. Build only. */
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
