/** Block elements. */
export const blockTags = new Set(
  (
    'section h1 h2 h3 h4 h5 h6 p blockquote pre ul ol li table caption colgroup thead tbody tfoot tr th td hr ' +
    'div details summary figure figcaption center dl dt dd'
  ).split(' '),
)

/** A document as plain text: each block on a line, the cells of a row side by side, drawings by their label. */
export function plainText(root: Element): string {
  let text = ''
  const write = (node: Node): void => {
    if (node instanceof Text) writeText(node.data)
    else if (node instanceof Element) writeElement(node)
  }
  // Spaces that are kept are of the other kind.
  function writeText(data: string): void {
    const line = data.replace(/[\t\n\r ]+/g, ' ')
    text += (/(?:^|[\n\t])$/.test(text) ? line.replace(/^ /, '') : line).replaceAll('\u00a0', ' ')
  }
  function writeElement(element: Element): void {
    const { localName } = element
    if (localName === 'br') text += '\n'
    else if (localName === 'svg') text += element.getAttribute('aria-label') ?? ''
    else if (localName === 'img') text += element.getAttribute('alt') ?? ''
    else {
      const isCell = localName === 'td' || localName === 'th'
      if (isCell && element.previousElementSibling) text += '\t'
      if (!isCell && blockTags.has(localName)) breakLine()
      for (const child of element.childNodes) write(child)
      if (!isCell && blockTags.has(localName)) breakLine()
    }
  }
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text = `${text.replace(/ $/, '')}\n`
  }
  write(root)
  return text
}
