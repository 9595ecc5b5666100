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
 * Sanitizes HTML: parses it as a browser does, and writes only the elements and attributes of an allowlist. None of
 * them switches the parser to another mode, so the output is parsed as it was written.
 */
export const sanitizeHtml = (html: string): string => writeTidy(html) ?? sanitizeParsed(html)

/** The same for any HTML, by a parsed tree. */
export const sanitizeParsed = (html: string): string =>
  writeSafely(parseFragment(html, { treeAdapter: limitedTree(html.length) }))

/** In levels; no real document comes near. */
const deepest = 300

/**
 * Makes a tree builder that stops where hostile HTML would take unbounded time: an unclosed formatting element is
 * reopened in each of thousands of paragraphs, and each search goes through all open elements.
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
    // An element that is foster-parented out of a table is inserted before it, near the end of a long list.
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

/**
 * Serializes a tree as HTML, without what is not allowed. Iterative, so that deep nesting does not overflow the stack.
 */
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

/** MathML elements only within MathML: where both are mixed, browsers and parsers disagree. */
function isAllowed({ tagName, namespaceURI, parentNode }: Element): boolean {
  const isInMath = parentNode !== null && 'namespaceURI' in parentNode && parentNode.namespaceURI === html.NS.MATHML
  if (namespaceURI === html.NS.HTML) return htmlTags.has(tagName) && !isInMath
  return namespaceURI === html.NS.MATHML && mathTags.has(tagName) && (tagName === 'math' || isInMath)
}
