import type { Localized } from '#kit/language.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'

/** Recognizes XML by a declaration or a single root element; not HTML, code with tags, or SVG files. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  const isNamed =
    file !== undefined &&
    (/\.(?:xml|xsd|xsl|xslt|plist|rss|atom|wsdl|pom|csproj)$/i.test(file.name) ||
      /^(?:application|text)\/xml$|\+xml$/.test(file.type))
  const root = rootOf(text)
  if (root === undefined || /^html$/i.test(root) || (file && isSvg.test(root))) return []
  const hasDeclaration = text.startsWith('<?xml')
  if (/^<!doctype\s+html/i.test(text) || (!hasDeclaration && !isNamed && !hasSingleRoot(text, root, isCut))) return []
  const sure = isSvg.test(root)
    ? confidence.possible
    : hasDeclaration || isNamed
      ? confidence.certain
      : confidence.likely
  return [
    { operation: 'format', label: labels.format, confidence: sure, kind, brief: briefOf(root) },
    { operation: 'toJson', label: labels.toJson, confidence: sure - 0.3, kind },
  ]
}

const isSvg = /^(?:[\w-]+:)?svg$/i

const labels = {
  format: { en: 'Format XML', zh: '格式化 XML' },
  toJson: { en: 'Convert XML to JSON', zh: 'XML 转 JSON' },
}
const kind = { en: 'XML', zh: 'XML' }

/** Returns the name of the root element, after a prolog. */
function rootOf(text: string): string | undefined {
  let at = 0
  while (text.startsWith('<?', at) || text.startsWith('<!', at) || /\s/.test(text.charAt(at))) {
    if (text[at] !== '<') {
      at++
      continue
    }
    const sign = text.startsWith('<!--', at) ? '-->' : '>'
    const end = text.indexOf(sign, at)
    if (end < 0) return undefined
    at = end + sign.length
  }
  return /^<([A-Za-z_\u4E00-\u9FFF][\w.:\u4E00-\u9FFF-]{0,100})[\s/>]/.exec(text.slice(at, at + 200))?.[1]
}

/** HTML tags, which may occur in any text. */
const htmlNames =
  /^(?:a|abbr|article|aside|b|body|br|button|canvas|center|code|dd|div|dl|dt|em|fieldset|figure|font|footer|form|h[1-6]|head|header|hr|i|iframe|img|input|label|li|link|main|meta|nav|ol|option|p|pre|script|section|select|small|span|strong|style|sub|sup|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video)$/i

/** Whether a text is one element, and not HTML or JSX, which has braces. */
function hasSingleRoot(text: string, root: string, isCut: boolean): boolean {
  if (
    (htmlNames.test(root) && !hasEmptyElement(text.slice(0, 5000))) ||
    /=\{|>\s*\{|className=|\/\/|=>/.test(text.slice(0, 5000).replace(/https?:\/\//g, ''))
  )
    return false
  if (isCut) return /<\/[\w.:-]+>/.test(text)
  return text.endsWith(`</${root}>`) || (/^<[^<>]*\/>$/.test(text) && text.includes('='))
}

/** Whether an element is closed where it begins, as only those of XML are, beside HTML's void ones and SVG's. */
const hasEmptyElement = (text: string): boolean => emptyElement.test(text) && !/<svg/i.test(text)

const emptyElement =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)[\s/])[a-z][\w.:-]{0,60}(?:\s[^<>]{0,500})?\/>/

const briefOf = (root: string): Localized | undefined => summarizeText(`<${root}>`)
