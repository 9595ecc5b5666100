import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const allowed = new Set(['script', 'meta', 'link', 'noscript', 'style'])
const mustEnd = new Set(['script', 'noscript', 'style'])

/**
 * Says what an owner's script (§14) may not hold; undefined where it is fine: plain JavaScript, or nothing but whole
 * script, meta, link, noscript and style elements, without handlers, `javascript:` and `http-equiv`.
 */
export function checkMetaScript(text: string): string | undefined {
  if (!isMarkup(text)) return /<\/script|<!--/i.test(text) ? 'A script cannot hold </script or <!--' : undefined
  const fragment = parse(text)
  for (const node of everyNode(fragment.childNodes)) {
    const issue = nodeIssue(node)
    if (issue) return issue
  }
  const isWhole = covers(text, fragment.childNodes, 0, text.length)
  return isWhole ? undefined : 'There are tags here that a browser would leave out'
}

/** Writes the owner's script for a page, each script and style element with the nonce. */
export function writeMetaScript(text: string, nonce: string): string {
  if (text.trim() === '' || checkMetaScript(text) !== undefined) return ''
  if (!isMarkup(text)) return `<script nonce="${nonce}">${text}</script>`
  const fragment = parse(text)
  for (const node of everyNode(fragment.childNodes)) {
    if (!isElement(node)) continue
    node.attrs = node.attrs.filter(({ name }) => name !== 'nonce')
    if (node.tagName === 'script' || node.tagName === 'style') node.attrs.push({ name: 'nonce', value: nonce })
  }
  return serialize(fragment)
}

/** The origins that the owner's scripts come from: the policy of a page lets them in, and lets them answer there. */
export function originsOfMetaScript(text: string): string[] {
  if (!isMarkup(text) || checkMetaScript(text) !== undefined) return []
  const sources = [...everyNode(parse(text).childNodes)].flatMap((node) =>
    isElement(node) ? node.attrs.filter(({ name }) => name === 'src').map(({ value }) => value.trim()) : [],
  )
  const absolute = sources
    .map((source) => source.replace(/^\/\//, 'https://'))
    .filter((source) => /^https?:\/\//i.test(source) && URL.canParse(source))
  return [...new Set(absolute.map((source) => new URL(source).origin))]
}

const isMarkup = (text: string): boolean => text.trimStart().startsWith('<')

/** As a browser without script reads it, so that what stands in noscript is looked at too. */
const parse = (text: string) => parseFragment(text, { scriptingEnabled: false, sourceCodeLocationInfo: true })

function* everyNode(nodes: Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if ('childNodes' in node) yield* everyNode(node.childNodes)
  }
}

/** Says whether nodes stand for all of a text from one place to another: what a parser drops leaves a hole. */
function covers(text: string, nodes: Node[], start: number, end: number): boolean {
  let offset = start
  for (const node of nodes) {
    const { startOffset, endOffset } = node.sourceCodeLocation ?? { startOffset: -1, endOffset: -1 }
    if (startOffset !== offset || !coversNode(text, node)) return false
    offset = endOffset
  }
  return offset === end
}

function coversNode(text: string, node: Node): boolean {
  // Pieces of white space become one node, whatever was between them.
  if (node.nodeName === '#text' && node.sourceCodeLocation)
    return text.slice(node.sourceCodeLocation.startOffset, node.sourceCodeLocation.endOffset).trim() === ''
  if (!isElement(node) || node.tagName !== 'noscript') return true
  const { startTag, endTag } = node.sourceCodeLocation ?? {}
  return covers(text, node.childNodes, startTag?.endOffset ?? -1, endTag?.startOffset ?? -1)
}

const isElement = (node: Node): node is Element => 'tagName' in node

function nodeIssue(node: Node): string | undefined {
  if (node.nodeName === '#comment') {
    const { data } = node as DefaultTreeAdapterTypes.CommentNode
    return /[<>]/.test(data) ? 'A comment cannot hold < or >' : undefined
  }
  if (node.nodeName === '#text') {
    const { value, parentNode } = node as DefaultTreeAdapterTypes.TextNode
    const isCode = parentNode && ['script', 'style'].includes(parentNode.nodeName)
    return isCode || value.trim() === '' ? undefined : 'Text stands outside the elements'
  }
  if (!isElement(node)) return 'Only script, meta, link, noscript and style elements can be here'
  return elementIssue(node)
}

function elementIssue(element: Element): string | undefined {
  const { tagName, attrs, sourceCodeLocation } = element
  if (!allowed.has(tagName)) return `The element <${tagName}> cannot be here`
  if (mustEnd.has(tagName) && !sourceCodeLocation?.endTag) return `The element <${tagName}> does not end`
  for (const { name, value } of attrs) {
    if (/^on/i.test(name)) return `The attribute ${name} cannot be here`
    if (name === 'http-equiv') return 'The attribute http-equiv cannot be here'
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them when they read an address
    if (/^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, '')))
      return `The address in ${name} cannot be a script`
  }
  // A browser that runs scripts ends it there, whatever it stands in.
  if (tagName === 'noscript' && /<\/noscript/i.test(serialize(element)))
    return 'A noscript element cannot hold its own end'
  return undefined
}
