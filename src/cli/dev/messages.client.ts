import { eventsPath } from "../../desk/shared/api.ts";

/**
 * Reloads the page after a successful build. After a failed build, shows the error with links that open the
 * files in VS Code.
 */
let shown: HTMLElement | undefined;
new EventSource(eventsPath).onmessage = ({ data }: MessageEvent<string>) => {
  shown?.remove();
  if (!data) return location.reload();
  const [message, folder] = JSON.parse(data) as [string, string];
  shown = document.createElement("pre");
  shown.popover = "manual";
  for (const line of message.split("\n")) {
    shown.append(line, "\n");
    const [place] = /^.+?:\d+:\d+(?=: )/.exec(line) ?? [];
    if (!place) continue;
    const link = document.createElement("a");
    link.href = encodeURI(`vscode://file${folder.replace(/^\/?/, "/")}/${place}`);
    link.textContent = "Open in the editor";
    shown.append(link, "\n\n");
  }
  const style = {
    boxSizing: "border-box",
    maxWidth: "100%",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  };
  Object.assign(shown.style, style);
  document.body.append(shown);
  shown.showPopover();
};
