import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import type { Localized } from '#kit/language.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

const allowed = new Set(['script', 'meta', 'link', 'noscript', 'style'])
const mustEnd = new Set(['script', 'noscript', 'style'])

/**
 * Validates an owner's script (§14), and returns what is wrong with it. Valid are plain JavaScript, and complete
 * script, meta, link, noscript and style elements without event handlers, `javascript:` and `http-equiv`.
 */
export function checkOwnerScript(text: string): Localized | undefined {
  if (!isMarkup(text))
    return /<\/script|<!--/i.test(text)
      ? { en: 'A script cannot contain </script or <!--', zh: '脚本不能包含 </script 或 <!--' }
      : undefined
  const fragment = parse(text)
  for (const node of everyNode(fragment.childNodes)) {
    const issue = nodeIssue(node)
    if (issue) return issue
  }
  const isWhole = covers(text, fragment.childNodes, 0, text.length)
  return isWhole ? undefined : { en: 'It has tags that a browser would drop', zh: '含有浏览器会丢弃的标签' }
}

/** The owner's script, parsed for a page and its policy. */
export interface OwnerScript {
  html: string
  /** The code of each script and style element, as a browser parses it. */
  inline: { scripts: string[]; styles: string[] }
  /** The origins of its files. */
  origins: string[]
  /** Whether one of its files is on the site itself. */
  hasOwnFiles: boolean
}

/** Parses the saved owner's script; the result is empty where it is invalid. */
export function readOwnerScript(text: string): OwnerScript {
  if (text.trim() === '' || checkOwnerScript(text) !== undefined) return empty
  if (!isMarkup(text)) return { ...empty, html: `<script>${text}</script>`, inline: { scripts: [text], styles: [] } }
  const fragment = parse(text)
  const elements = [...everyNode(fragment.childNodes)].filter(isElement)
  for (const element of elements) element.attrs = element.attrs.filter(({ name }) => name !== 'nonce')
  const sources = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'src').map(({ value }) => value.trim().replace(/^\/\//, 'https://')),
  )
  const absolute = sources.filter((source) => /^[a-z][a-z\d+.-]*:/i.test(source))
  const reachable = absolute.filter((source) => /^https?:\/\//i.test(source) && URL.canParse(source))
  return {
    html: serialize(fragment),
    inline: { scripts: codeOf('script', elements), styles: codeOf('style', elements) },
    origins: [...new Set(reachable.map((source) => new URL(source).origin))],
    hasOwnFiles: absolute.length < sources.length,
  }
}

const empty: OwnerScript = { html: '', inline: { scripts: [], styles: [] }, origins: [], hasOwnFiles: false }

const codeOf = (tagName: string, elements: Element[]): string[] =>
  elements
    .filter((element) => element.tagName === tagName && element.childNodes.length > 0)
    .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''))

const isMarkup = (text: string): boolean => text.trimStart().startsWith('<')

/** As a browser without scripts parses it, so that the content of noscript is checked too. */
const parse = (text: string) => parseFragment(text, { scriptingEnabled: false, sourceCodeLocationInfo: true })

function* everyNode(nodes: Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node
    if ('childNodes' in node) yield* everyNode(node.childNodes)
  }
}

/** Whether nodes cover a range of the text completely: tags that the parser dropped leave gaps. */
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
  // The parser merges white space into one node, even around tags that it dropped.
  if (node.nodeName === '#text' && node.sourceCodeLocation)
    return text.slice(node.sourceCodeLocation.startOffset, node.sourceCodeLocation.endOffset).trim() === ''
  if (!isElement(node) || node.tagName !== 'noscript') return true
  const { startTag, endTag } = node.sourceCodeLocation ?? {}
  return covers(text, node.childNodes, startTag?.endOffset ?? -1, endTag?.startOffset ?? -1)
}

const isElement = (node: Node): node is Element => 'tagName' in node

const only = {
  en: 'Only script, meta, link, noscript and style elements are allowed',
  zh: '只能使用 script、meta、link、noscript 和 style 元素',
}

function nodeIssue(node: Node): Localized | undefined {
  if (node.nodeName === '#comment') {
    const { data } = node as DefaultTreeAdapterTypes.CommentNode
    return /[<>]/.test(data) ? { en: 'A comment cannot contain < or >', zh: '注释不能包含 < 或 >' } : undefined
  }
  if (node.nodeName === '#text') {
    const { value, parentNode } = node as DefaultTreeAdapterTypes.TextNode
    const isCode = parentNode && ['script', 'style'].includes(parentNode.nodeName)
    return isCode || value.trim() === ''
      ? undefined
      : { en: 'There is text outside the elements', zh: '元素之外有文字' }
  }
  if (!isElement(node)) return only
  return elementIssue(node)
}

function elementIssue(element: Element): Localized | undefined {
  const { tagName, attrs, sourceCodeLocation } = element
  if (!allowed.has(tagName))
    return { en: `The element <${tagName}> is not allowed`, zh: `不允许使用 <${tagName}> 元素` }
  if (mustEnd.has(tagName) && !sourceCodeLocation?.endTag)
    return { en: `The element <${tagName}> is not closed`, zh: `<${tagName}> 元素没有闭合` }
  for (const { name, value } of attrs) {
    if (/^on/i.test(name)) return { en: `The attribute ${name} is not allowed`, zh: `不允许使用 ${name} 属性` }
    if (name === 'http-equiv')
      return { en: 'The attribute http-equiv is not allowed', zh: '不允许使用 http-equiv 属性' }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them when they read an address
    if (/^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, '')))
      return { en: `The URL in ${name} cannot be a script`, zh: `${name} 中的网址不能是脚本` }
  }
  // A browser with scripts ends the element there, even within an attribute.
  if (tagName === 'noscript' && /<\/noscript/i.test(serialize(element)))
    return { en: 'A noscript element cannot contain its own end tag', zh: 'noscript 元素不能包含自己的结束标签' }
  return undefined
}
