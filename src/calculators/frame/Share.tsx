import { copyText } from "../../islands/handOver.ts";
import type { FrameStrings } from "../strings.ts";
import { Action } from "./Action.tsx";
import * as styles from "./CalculatorFrame.css.ts";
import { useAnnouncement } from "./useAnnouncement.tsx";

type ShareProps = { strings: FrameStrings["share"]; message: () => string; link: () => string };

export function Share({ strings, message, link }: ShareProps) {
  const [announced, announce] = useAnnouncement("");
  const copy = async (text: string) => announce((await copyText(text)) ? strings.copied : "");
  return (
    <div className={styles.share}>
      <Action icon="copy" look="quiet" label={strings.copy} onPress={() => copy(message())} />
      <Action icon="link" look="quiet" label={strings.link} onPress={() => copy(link())} />
      <Action icon="printer" look="quiet" label={strings.print} onPress={() => print()} />
      <p role="status">{announced}</p>
    </div>
  );
}
