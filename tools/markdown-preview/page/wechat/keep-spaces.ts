const tabWidth = 4

/** Writes the spaces and line breaks of code as `&nbsp;` and `<br>`: editors that take HTML lose them otherwise. */
export function keepSpaces(pre: HTMLElement): void {
  const { ownerDocument: page } = pre
  const walker = page.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const last = texts.at(-1)
  if (last) last.data = last.data.replace(/\n$/, '')
  let column = 0
  for (const text of texts) {
    const nodes: Node[] = []
    for (const [index, line] of text.data.split('\n').entries()) {
      if (index > 0) {
        nodes.push(page.createElement('br'))
        column = 0
      }
      let spaced = ''
      for (const character of line) {
        const isTab = character === '\t'
        const width = isTab ? tabWidth - (column % tabWidth) : 1
        spaced += isTab || character === ' ' ? '\u00a0'.repeat(width) : character
        column += width
      }
      if (spaced !== '') nodes.push(page.createTextNode(spaced))
    }
    text.replaceWith(...nodes)
  }
}
