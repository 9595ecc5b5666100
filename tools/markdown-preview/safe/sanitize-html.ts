import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  type TreeAdapter,
} from 'parse5'
import { errors } from '../errors.ts'
import { droppedTags, htmlTags, mathTags, voidTags } from './allowed-elements.ts'
import { escapeHtml } from './escape-html.ts'
import { startTag } from './start-tag.ts'
import { writeTidy } from './write-tidy.ts'

/**
 * Makes HTML safe to be shown: reads it as a browser does, and writes anew only the elements and attributes of a list.
 * None of them switches the parser to another mode, so the output is parsed as it was written.
 */
export const sanitizeHtml = (html: string): string => writeTidy(html) ?? sanitizeRead(html)

/** The same for any HTML, by a tree of it. */
export const sanitizeRead = (html: string): string =>
  writeSafely(parseFragment(html, { treeAdapter: limitedTree(html.length) }))

/** In levels; no document that somebody wrote comes near. */
const deepest = 300

/**
 * Makes a builder of trees that stops where hostile HTML would take time without measure: a mark that is never closed is
 * opened again in each of thousands of paragraphs, and each search goes through all that is open.
 *
 * @param length of the HTML, in UTF-16 units
 */
function limitedTree(length: number): TreeAdapter<DefaultTreeAdapterMap> {
  let [depth, count] = [0, 0]
  return {
    ...defaultTreeAdapter,
    createElement(...parts) {
      if (++count > length + 1000) throw errors.tooComplex()
      return defaultTreeAdapter.createElement(...parts)
    },
    // What moves out of a table comes before it, near the end of a long list.
    insertBefore(parent, child, before) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(before), 0, child)
      child.parentNode = parent
    },
    onItemPush() {
      if (++depth > deepest) throw errors.tooDeep({ limit: deepest })
    },
    onItemPop() {
      depth--
    },
  }
}

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Writes a tree as HTML, without what is not allowed. It keeps its own stack, so that no depth of nesting overflows. */
function writeSafely(root: DefaultTreeAdapterTypes.DocumentFragment): string {
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
    // A parser drops the first line break of a `pre`.
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
