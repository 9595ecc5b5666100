import { type DefaultTreeAdapterTypes, html } from 'parse5'
import { droppedTags, htmlTags, mathTags, voidTags } from './allowed-elements.ts'
import { escapeHtml } from './escape-html.ts'
import { startTag } from './start-tag.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Writes a tree as HTML, without what is not allowed. It keeps its own stack: no nesting ends it. */
export function writeSafely(root: DefaultTreeAdapterTypes.DocumentFragment): string {
  const out: string[] = []
  const work: (Node | string)[] = [...root.childNodes].reverse()
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (typeof next === 'string') out.push(next)
    else if ('value' in next && next.nodeName === '#text') out.push(escapeHtml(next.value))
    else if ('tagName' in next) writeElement(next, out, work)
  }
  return out.join('')
}

function writeElement(element: Element, out: string[], work: (Node | string)[]): void {
  const { tagName, attrs, childNodes } = element
  if (droppedTags.has(tagName)) return
  if (isAllowed(element)) {
    const isMath = element.namespaceURI === html.NS.MATHML
    const isTop = element.parentNode?.nodeName === '#document-fragment'
    out.push(startTag({ tagName, attrs, isMath, isTop }))
    if (voidTags.has(tagName)) return
    // The first line break of a `pre` is not read.
    if (tagName === 'pre' && startsWithBreak(childNodes[0])) out.push('\n')
    work.push(`</${tagName}>`)
  }
  for (let index = childNodes.length - 1; index >= 0; index--) work.push(childNodes[index] as Node)
}

const startsWithBreak = (first: Node | undefined): boolean =>
  first !== undefined && 'value' in first && first.value.startsWith('\n')

/** MathML stands in MathML alone: where both are mixed, browsers and parsers do not agree on what is read how. */
function isAllowed({ tagName, namespaceURI, parentNode }: Element): boolean {
  const isInMath = parentNode !== null && 'namespaceURI' in parentNode && parentNode.namespaceURI === html.NS.MATHML
  if (namespaceURI === html.NS.HTML) return htmlTags.has(tagName) && !isInMath
  return namespaceURI === html.NS.MATHML && mathTags.has(tagName) && (tagName === 'math' || isInMath)
}
