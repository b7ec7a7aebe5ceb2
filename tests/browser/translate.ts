/** Simulates a browser's translation: each existing or added text is wrapped in two elements. */
export function translate(): void {
  const wrap = (text: Node) => {
    const isTranslated =
      !text.parentElement || text.parentElement.closest("script,style,textarea,font,svg,title");
    if (!text.nodeValue?.trim() || isTranslated) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `«${text.nodeValue}»`;
    outer.append(inner);
    (text as Text).replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Text) wrap(node);
      else if (node.nodeName !== "FONT") wrapAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}
