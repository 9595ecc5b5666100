import { type Look, rootStyle, styleElements } from '../theme/style-elements.ts'
import { gatherReferences } from './gather-references.ts'
import { plainElements } from './plain-elements.ts'
import { plainText } from './plain-text.ts'
import { type DrawFormula, replaceFormulas } from './replace-formulas.ts'

export interface WechatOptions {
  look: Look
  /** The heading of the references. */
  references: string
  /** Without it, formulas are written as text. */
  draw?: DrawFormula | undefined
}

/**
 * Writes safe HTML as the editor of WeChat's official accounts keeps it: styles on the elements themselves, neither
 * classes nor ids, links to elsewhere as numbered references at the end, code with its spaces and line breaks as
 * characters.
 *
 * @returns the HTML, and how it reads for who takes plain text alone
 */
export function writeForWechat(
  html: string,
  { look, references, draw }: WechatOptions,
): { html: string; text: string } {
  const { body } = new DOMParser().parseFromString(`<section>${html}</section>`, 'text/html')
  const root = body.firstElementChild as HTMLElement
  gatherReferences(root, references)
  replaceFormulas(root, draw)
  styleElements(root, look)
  for (const pre of root.querySelectorAll('pre')) keepSpaces(pre)
  plainElements(root)
  root.setAttribute('style', rootStyle(look))
  return { html: root.outerHTML, text: plainText(root) }
}

const tabWidth = 4

/** Writes the spaces and line breaks of code as `&nbsp;` and `<br>`: editors that take HTML lose them otherwise. */
function keepSpaces(pre: HTMLElement): void {
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
