import { Fold } from "../../components/Fold/Fold.tsx";
import { copyText } from "../../islands/handOver.ts";
import { buttonRow } from "../../styles/layout.css.ts";
import type { FrameStrings } from "../strings.ts";
import { Action } from "./Action.tsx";
import { useAnnouncement } from "./useAnnouncement.tsx";

type ShareProps = { strings: FrameStrings["share"]; message: () => string; link: () => string };

export function Share({ strings, message, link }: ShareProps) {
  const [announced, announce] = useAnnouncement("");
  const copy = async (text: string) => announce((await copyText(text)) ? strings.copied : "");
  return (
    <Fold heading={strings.heading}>
      <div className={buttonRow}>
        <Action icon="copy" label={strings.copy} onPress={() => copy(message())} />
        <Action icon="link" label={strings.link} onPress={() => copy(link())} />
        <Action icon="printer" label={strings.print} onPress={() => print()} />
      </div>
      <p role="status">{announced}</p>
    </Fold>
  );
}
