import { blockTags } from './plain-text.ts'

/** Elements that the editor does not support, and their replacements. */
const replacements: Record<string, string> = {
  ...Object.fromEntries(
    ['div', 'details', 'summary', 'figure', 'figcaption', 'center', 'dl', 'dt', 'dd'].map(to('section')),
  ),
  ...Object.fromEntries(
    ['abbr', 'cite', 'dfn', 'time', 'bdi', 'bdo', 'small', 'big', 'mark', 'ins', 'u'].map(to('span')),
  ),
  ...Object.fromEntries(['var', 'ruby', 'rt', 'rp', 'q'].map(to('span'))),
  ...Object.fromEntries(['kbd', 'samp', 'tt'].map(to('code'))),
  strike: 's',
  del: 's',
}

function to(replacement: string) {
  return (tag: string): [string, string] => [tag, replacement]
}

const keptAttributes = new Set(['style', 'href', 'src', 'alt', 'colspan', 'rowspan', 'start', 'value'])

/** Reduces a document with inline styles to what the editor keeps: few elements and attributes. */
export function plainElements(root: HTMLElement): void {
  const { ownerDocument: page } = root
  for (const box of root.querySelectorAll<HTMLInputElement>('input')) {
    box.replaceWith(box.hasAttribute('checked') ? '☑' : '☐')
  }
  for (const space of root.querySelectorAll('wbr')) space.remove()
  for (const link of root.querySelectorAll('a:not([href])')) rename(link, 'span')
  for (const [tag, replacement] of Object.entries(replacements)) {
    for (const element of root.querySelectorAll(tag)) rename(element, replacement)
  }
  for (const image of root.querySelectorAll('img')) {
    const width = Number(image.getAttribute('width'))
    if (width > 0) image.setAttribute('style', `${image.getAttribute('style') ?? ''};width:${width}px`)
  }
  // A list within an item is drawn with a mark of its own there; behind the item it is not.
  for (const list of [...root.querySelectorAll('li > ul, li > ol')].reverse()) moveBehindItem(list)
  for (const table of root.querySelectorAll('table')) {
    const frame = page.createElement('section')
    frame.setAttribute('style', 'overflow-x:auto')
    table.replaceWith(frame)
    frame.append(table)
  }
  for (const element of root.querySelectorAll('*')) keepAttributes(element)
  dropSpaces(root)
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag)
  const style = element.getAttribute('style')
  if (style) other.setAttribute('style', style)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function moveBehindItem(list: Element): void {
  let next = list.nextSibling
  while (next && isSpace(next)) next = next.nextSibling
  if (!next) list.parentElement?.after(list)
}

function keepAttributes(element: Element): void {
  // A drawing was made with what it needs alone.
  if (element.closest('svg')) return
  for (const { name } of [...element.attributes]) if (!keptAttributes.has(name)) element.removeAttribute(name)
}

const isSpace = (node: Node): boolean => node instanceof Text && node.data.trim() === ''
const isBlock = (node: Node | null): boolean => node instanceof Element && blockTags.has(node.localName)

/** Between blocks a space would become a paragraph. */
function dropSpaces(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const spaces: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!/[^\t\n\r ]/.test(text.data) && isBetweenBlocks(text)) spaces.push(text)
  }
  for (const text of spaces) text.remove()
}

function isBetweenBlocks({ previousSibling, nextSibling, parentNode }: Text): boolean {
  if (isBlock(previousSibling) || isBlock(nextSibling)) return true
  return previousSibling === null && nextSibling === null && isBlock(parentNode)
}
