import { CST, type Document, isAlias, isScalar, Lexer, type Pair, visit, type YAMLError } from "yaml";

/** Something wrong with a file's YAML, at a character of its source. */
export type Fault = { offset: number; message: string };

/**
 * What the parser refuses, and what it takes in silence though it is hardly meant: text lost to a comment,
 * an alias of nothing, an anchor for nothing, a key written twice (which must be parsed with `uniqueKeys: false`).
 */
export function yamlFaults(document: Document, source: string, lineAt: (offset: number) => number): Fault[] {
  return [
    ...[...document.errors, ...document.warnings].map((error) => explained(error, source)),
    ...lostToComments(source),
    ...deadAliases(document),
    ...idleAnchors(document, source),
    ...repeatedKeys(document, lineAt),
  ];
}

function explained({ code, message, pos }: YAMLError, source: string): Fault {
  const offset = pos[0];
  if (code === "TAG_RESOLVE_FAILED" && source[offset] === "!") {
    const tag = source.slice(...pos);
    return {
      offset,
      message: `"${tag}" is no tag that is known: write !placeholder or !confirm before a text, or put quotes around a text that begins with !`,
    };
  }
  return {
    offset,
    message: `is not valid YAML: ${message}. Check the indentation, and put quotes around a text that holds ": " or starts with a special character`,
  };
}

/** `Office #12, Blue Area` ends at the # for YAML. Comments on their own lines may be written in any way. */
function lostToComments(source: string): Fault[] {
  return commentsOf(source)
    .filter(({ offset, text }) => /^#\S/.test(text) && /\S[ \t]*$/.test(lineBefore(source, offset)))
    .map(({ offset, text }) => ({
      offset,
      message: `"${text.trim()}" is lost, for it counts as a comment: put quotes around the text, or a space after # if it is a comment`,
    }));
}

const lineBefore = (source: string, offset: number) =>
  source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset).replace(/^\uFEFF/, "");

type Comment = { offset: number; text: string };

function commentsOf(source: string): Comment[] {
  const comments: Comment[] = [];
  let offset = 0;
  let before = "";
  for (const token of new Lexer().lex(source)) {
    const control = token === CST.DOCUMENT || token === CST.FLOW_END || token === CST.SCALAR;
    if (token.startsWith("#") && before !== CST.SCALAR) comments.push({ offset, text: token });
    if (!control) offset += token.length;
    before = token;
  }
  return comments;
}

function deadAliases(document: Document): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return;
      faults.push({
        offset: node.range?.[0] ?? 0,
        message: `"*${node.source}" is not valid YAML: * begins an alias; put quotes around the text`,
      });
    },
  });
  return faults;
}

function idleAnchors(document: Document, source: string): Fault[] {
  const anchors = new Map<string, number>();
  const used = new Set<string>();
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) used.add(node.source);
      else if (node.anchor) anchors.set(node.anchor, node.range?.[0] ?? 0);
    },
  });
  return [...anchors]
    .filter(([anchor]) => !used.has(anchor))
    .map(([anchor, before]) => ({
      offset: Math.max(source.lastIndexOf(`&${anchor}`, before), 0),
      message: `"&${anchor}" is lost, for & begins an anchor: put quotes around the text`,
    }));
}

function repeatedKeys(document: Document, lineAt: (offset: number) => number): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map(_, { items }) {
      const first = new Map<string, number>();
      for (const [key, offset] of items.flatMap(keyOf)) {
        const earlier = first.get(key);
        if (earlier === undefined) first.set(key, offset);
        else
          faults.push({
            offset,
            message: `"${key}" stands twice here; the first is in line ${lineAt(earlier)}`,
          });
      }
    },
  });
  return faults;
}

const keyOf = ({ key }: Pair): [string, number][] =>
  isScalar(key) ? [[String(key.value), key.range?.[0] ?? 0]] : [];
