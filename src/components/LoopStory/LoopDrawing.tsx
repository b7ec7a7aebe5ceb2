import type { SVGProps } from "react";
import type { LoopStory } from "../../content/loopStory.ts";
import * as styles from "./LoopDrawing.css.ts";

type Strings = LoopStory["drawing"];

/**
 * A cross-section of the yard, building and ground. One metre is nine units, ground level is at y = 112, and
 * the depth axis breaks below 16 m. Steps 2 to 5 reveal groups 2 to 5.
 */
export function LoopDrawing({ strings }: { strings: Strings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 288" role="img" aria-label={strings.description}>
      <LoopScene />
      <Both x={12} y={80} seasons={strings.air} />
      <Ground strings={strings} />
      <Loop water={strings.water} />
      <Pump strings={strings} />
      <Room room={strings.room} />
      <path
        className={styles.gap}
        d="M0 259q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0"
      />
      <Depths last={strings.depth} />
    </svg>
  );
}

/**
 * A depth scale with a tick per metre and a label every five metres. Below the break, it shows the pipes'
 * real depth.
 */
function Depths({ last }: { last: string }) {
  return (
    <>
      <path className={styles.ticks} d="M353 112v145" />
      <path className={styles.fives} d="M350 112v145" />
      {["5 m", "10 m", "15 m"].map((depth, index) => (
        <Label key={depth} className={styles.end} x="341" y={161 + 45 * index} text={depth} />
      ))}
      <Label className={styles.end} x="341" y="282" text={last} />
    </>
  );
}

/**
 * Ground temperature by depth. The summer and winter curves deviate from the annual mean by ±20 K at the
 * surface and converge at depth.
 */
function Ground({ strings }: { strings: Strings }) {
  return (
    <g>
      <path className={styles.hot} d="M84 112C68 128 60 155 60 202" />
      <path className={styles.cold} d="M36 112C52 128 60 155 60 202" />
      <Label className={styles.ofJune} x="86" y="127" text={strings.curves.summer} />
      <Label className={`${styles.end} ${styles.ofJanuary}`} x="34" y="127" text={strings.curves.winter} />
      <path d="M60 202v50" />
      <Label className={styles.big} x="69" y="230" text={strings.ground} />
      <Label x="69" y="246" text={strings.groundNote} />
    </g>
  );
}

/**
 * Three boreholes of a closed loop. In each borehole, water flows down on the left and up on the right. Both
 * pipes have the same colour, because in both the water is warmer than the ground in summer and colder in
 * winter. The return pipe is paler.
 */
function Loop({ water }: Pick<Strings, "water">) {
  const down = "M149 112v22h141v138a5 5 0 0 0 10 0M245 134v138a5 5 0 0 0 10 0M200 134v138a5 5 0 0 0 10 0";
  const up = "M300 272V124H165v-12M255 272V124M210 272V124";
  return (
    <g>
      <path className={styles.bore} d="M205 140v140M250 140v140M295 140v140" />
      <path className={`${styles.leg} ${styles.pipe}`} d={down} />
      <path className={`${styles.warm} ${styles.pipe}`} strokeOpacity=".5" d={up} />
      <path className={styles.flow} d={down + up} />
      <Both x={183} y={158} seasons={water} end />
    </g>
  );
}

/** The heat pump with its input and output power. The bars' scale is 14 units per kW. */
function Pump({ strings }: { strings: Strings }) {
  return (
    <g>
      <circle className={styles.box} cx="157" cy="92" r="9" />
      <path d="M150 87l13 2v6l-13 2zM144 28v43m-3-5l3 5 3-5" />
      <path className={styles.wall} d="M137 24h14" />
      <path className={styles.hot} d="M224 24h49" />
      <path className={styles.hot} strokeOpacity=".4" d="M273 24h35" />
      <Label className={styles.middle} x="144" y="17" text={strings.power} />
      <Label className={styles.middle} x="266" y="17" text={strings.moved} />
    </g>
  );
}

function Room({ room }: Pick<Strings, "room">) {
  return (
    <g>
      <path className={`${styles.cool} ${styles.area}`} fillOpacity=".16" d="M183 37h164v74H183z" />
      <path className={`${styles.warm} ${styles.pipe}`} d="M240 43h-90v31" />
      <path className={`${styles.cool} ${styles.pipe}`} d="M164 74V51h76" />
      <path className={styles.flow} d="M240 43h-90v31M164 74V51h76" />
      <path className={styles.box} d="M238 40h72v14h-72z" />
      <path className={`${styles.cool} ${styles.air}`} d="M252 58q-2 9-9 14M274 58v16M296 58q2 9 9 14" />
      <Both x={340} y={90} seasons={room} end />
    </g>
  );
}

type BothProps = { x: number; y: number; seasons: Strings["air"]; end?: boolean };

function Both({ x, y, seasons, end = false }: BothProps) {
  const place = end ? `${styles.end} ` : "";
  return (
    <>
      <Label className={place + styles.summer} x={x} y={y} text={seasons.summer} />
      <Label className={place + styles.winter} x={x} y={y + 16} text={seasons.winter} />
    </>
  );
}

/** The space after each label separates it from the next one in the page's text content. */
const Label = ({ text, ...place }: SVGProps<SVGTextElement> & { text: string }) => (
  <>
    <text {...place}>{text}</text>{" "}
  </>
);

function LoopScene() {
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
      <path className={styles.table} d="M0 208h304M126 201h10l-5 7" />
      <path className={styles.people} d="M208 98v.1M226 98v.1M208 104.5v2.5M226 104.5v2.5" />
      <path className={styles.legs} d="M206.6 108v2.5M209.4 108v2.5M224.6 108v2.5M227.4 108v2.5" />
      <path className={styles.wall} d="M0 112h360M132 112V30M348 112V30M132 36h216M182 112V36" />
      <path className={styles.box} d="M140 74h34v37h-34z" />
    </>
  );
}
