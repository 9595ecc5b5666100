import type { DefaultTreeAdapterTypes } from 'parse5'
import { type KeptComments, minifyCss } from '../css/minify-css.ts'
import { errors } from '../errors.ts'
import { collapseWhiteSpace, elementsIn, parentsIn } from './white-space.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** Minifies a script; returns it unchanged where it cannot be parsed. */
type MinifyScript = (script: string, isModule: boolean) => Promise<string>

/**
 * Minifies HTML by its tree: removes comments and invisible white space, and minifies styles and scripts. The result is
 * parsed again; if its tree differs, the HTML is returned unchanged.
 */
export async function minifyHtml(html: string, comments: KeptComments, minifyScript: MinifyScript): Promise<string> {
  if (isDeep(html)) throw errors.tooDeep()
  const { parse, parseFragment, serialize } = await import('parse5')
  const isDocument = /<(?:!doctype|html|head|body)\b/i.test(html.slice(0, maxHead))
  const read = (text: string): Parent => (isDocument ? parse(text) : parseFragment(text))
  const tree = read(html)
  for (const parent of parentsIn(tree)) {
    parent.childNodes = mergeAdjacentText(
      parent.childNodes.filter((node) => !isComment(node) || isKept(node.data, comments)),
    )
  }
  collapseWhiteSpace(tree)
  for (const element of elementsIn(tree)) await minifyContents(element, comments, minifyScript)
  const expected = describeTree(tree)
  const doctype = doctypeOf(tree)
  const written = serialize(keepLeadingLineBreaks(tree)).replace(/^<!DOCTYPE [^>]{0,200}>/, (short) => doctype ?? short)
  return describeTree(read(written)) === expected ? written : html
}

/** In UTF-16 units: where `<!doctype>`, `<html>`, `<head>` or `<body>` are searched for. */
const maxHead = 2000

const isComment = (node: Node): node is DefaultTreeAdapterTypes.CommentNode => node.nodeName === '#comment'

/** Conditional comments are kept like legal ones: they are code to Internet Explorer. */
const isKept = (comment: string, kept: KeptComments): boolean =>
  kept === 'all' || (kept === 'legal' && /^(?:!|\[if\b|<!\[endif\])/i.test(comment))

/** Merges texts that were separated by a removed comment. */
function mergeAdjacentText(nodes: readonly Node[]): Node[] {
  const written: Node[] = []
  for (const node of nodes) {
    const last = written.at(-1)
    if (last && 'value' in last && 'value' in node) last.value += node.value
    else written.push(node)
  }
  return written
}

/** Writes the public and system identifiers, which the serializer drops; they decide on quirks mode. */
function doctypeOf({ childNodes }: Parent): string | undefined {
  const doctype = childNodes.find((node) => node.nodeName === '#documentType')
  if (!doctype || !('publicId' in doctype) || (!doctype.publicId && !doctype.systemId)) return undefined
  const quoted = (id: string) => (id.includes('"') ? `'${id}'` : `"${id}"`)
  const system = doctype.systemId ? ` ${quoted(doctype.systemId)}` : ''
  return `<!DOCTYPE ${doctype.name} ${doctype.publicId ? `PUBLIC ${quoted(doctype.publicId)}` : 'SYSTEM'}${system}>`
}

async function minifyContents(element: Element, comments: KeptComments, minifyScript: MinifyScript): Promise<void> {
  const [text, another] = element.childNodes
  if (!text || another || !('value' in text)) return
  const type = attributeOf(element, 'type')?.trim().toLowerCase()
  if (element.tagName === 'style' && (!type || type === 'text/css')) text.value = minifyCss(text.value, comments)
  const isModule = type === 'module'
  if (element.tagName !== 'script' || attributeOf(element, 'src') !== undefined) return
  if (isModule || !type || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type))
    text.value = await minifyScript(text.value, isModule)
}

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value

/** Writes a whole tree as text, for comparing trees. */
function describeTree(root: Parent): string {
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
      open.push(')')
      for (const child of ('content' in node ? node.content : node).childNodes.toReversed()) open.push(child)
    }
  }
  return lines.join('\n')
}

/** Doubles a leading line break where parsers drop the first one. */
function keepLeadingLineBreaks(root: Parent): Parent {
  for (const { tagName, childNodes } of elementsIn(root)) {
    const [first] = childNodes
    if (/^(?:pre|textarea|listing)$/.test(tagName) && first && 'value' in first && first.value.startsWith('\n'))
      first.value = `\n${first.value}`
  }
  return root
}

/** Whether elements are nested so deeply that parsing would take quadratic time. */
function isDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]{0,40})/gi)) {
    if (unclosed.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > maxDepth) return true
  }
  return false
}

const maxDepth = 1000

/** Elements without an end tag, or whose end tag may be omitted. */
const unclosed = new Set([
  ...['area', 'base', 'body', 'br', 'caption', 'col', 'colgroup', 'dd', 'dt', 'embed', 'head', 'hr', 'html', 'img'],
  ...['input', 'li', 'link', 'meta', 'optgroup', 'option', 'p', 'param', 'path', 'circle', 'rect', 'line', 'use', 'rp'],
  ...['rt', 'source', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'track', 'wbr'],
])
