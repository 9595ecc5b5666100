import type { DefaultTreeAdapterTypes } from 'parse5'
import { elementsIn } from './white-space.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

/** Writes all of a tree, so that two trees are the same where these texts are. */
export function describeTree(root: Parent): string {
  const lines: string[] = []
  const open: (Node | ')')[] = root.childNodes.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node === ')') lines.push(node)
    else if ('value' in node) lines.push(JSON.stringify(node.value))
    else if ('data' in node) lines.push(`<!--${JSON.stringify(node.data)}`)
    else if ('publicId' in node) lines.push(`<!${JSON.stringify([node.name, node.publicId, node.systemId])}`)
    else {
      const attributes = node.attrs.map(({ prefix = '', name, value }) => [prefix, name, value])
      lines.push(`(${node.namespaceURI} ${node.tagName} ${JSON.stringify(attributes)}`)
      open.push(')', ...('content' in node ? node.content : node).childNodes.toReversed())
    }
  }
  return lines.join('\n')
}

/** Doubles the line break that a text begins with where a parser takes the first one away. */
export function withLineBreaks(root: Parent): Parent {
  for (const { tagName, childNodes } of elementsIn(root)) {
    const [first] = childNodes
    if (/^(?:pre|textarea|listing)$/.test(tagName) && first && 'value' in first && first.value.startsWith('\n'))
      first.value = `\n${first.value}`
  }
  return root
}

/** Says whether elements stand in one another so deep that a parser would look through all of them again and again. */
export function isDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]{0,40})/gi)) {
    if (unclosed.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > maxDepth) return true
  }
  return false
}

const maxDepth = 1000

/** Elements that have no end, or whose end may be left out. */
const unclosed = new Set([
  ...['area', 'base', 'body', 'br', 'caption', 'col', 'colgroup', 'dd', 'dt', 'embed', 'head', 'hr', 'html', 'img'],
  ...['input', 'li', 'link', 'meta', 'optgroup', 'option', 'p', 'param', 'path', 'circle', 'rect', 'line', 'use', 'rp'],
  ...['rt', 'source', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'track', 'wbr'],
])
