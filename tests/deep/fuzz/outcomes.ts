const place = /^[^\s:][^:]*:\d+:\d+: (.+)$/;
const advice =
  /\b(write|indent|put|remove|restore|keep|rename|make|export|correct|check|add|change|cut|draw|simplify|must (be|hold)|replace|save|give|start|use|say|type|leaves? a gap|did you mean|crop|is longer than|allowed here|needs its own)\b/i;
const summary = /^(and \d+ more|\d+ things? to fix\. The last good build is untouched\.|Encoding .+)$/;

/** Returns error lines that lack a file position or advice. */
export const failureFaults = (output: string): string[] =>
  output
    .split("\n")
    .filter((line) => line !== "" && !summary.test(line) && !advice.test(place.exec(line)?.[1] ?? ""));
