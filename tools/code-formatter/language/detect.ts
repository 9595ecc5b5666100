import type { CodeLanguage } from './languages.ts'

/**
 * Detects the language of code by typical constructs at its beginning; undefined where there are none. Each pattern
 * takes a bounded number of steps per character.
 */
export function detectLanguage(code: string): CodeLanguage | undefined {
  const head = code
    .slice(0, maxHead)
    .replace(/^\ufeff/, '')
    .trimStart()
  const body = withoutFrontMatter(head)
  return detectIn(body) ?? (body === head ? undefined : detectIn(head))
}

function detectIn(head: string): CodeLanguage | undefined {
  if (head.startsWith('<')) return markupOf(head)
  const bare = withoutStrings(head)
  if (isOtherLanguage(bare)) return undefined
  if (/^[[{]/.test(head) && isData(head, bare)) return 'json5'
  if (isGraphql(bare)) return 'graphql'
  const style = styleOf(bare)
  if (style) return style
  return scriptOf(head, bare) ?? (isMarkdown(head) ? 'markdown' : undefined) ?? (isYaml(head) ? 'yaml' : undefined)
}

/** In characters. */
const maxHead = 20_000

/** Returns the text after front matter; the whole text where there is none, or nothing after it. */
function withoutFrontMatter(head: string): string {
  const end = /^---[ \t]{0,9}\r?\n/.test(head) ? head.indexOf('\n---', 3) : -1
  const rest = end < 0 ? '' : head.slice(end + 4).trimStart()
  return rest === '' ? head : rest
}

/** Returns code without comments and with empty strings. */
function withoutStrings(code: string): string {
  let [written, at] = ['', 0]
  // Closing marks that are not found are not searched for again.
  const missing = new Set<string>()
  while (at < code.length) {
    const opening = code.slice(at, at + 2)
    const sign = opening[0] ?? ''
    const mark = opening === '/*' ? '*/' : opening === '//' && code[at - 1] !== ':' ? '\n' : quotes[sign]
    const end = mark && !missing.has(mark) ? code.indexOf(mark, at + (mark.length === 2 ? 2 : 1)) : -1
    if (mark && end < 0 && mark !== '\n') missing.add(mark)
    const inner = end < 0 ? '' : code.slice(at, end)
    const isWhole = end >= 0 && (sign === '/' || sign === '`' || (!inner.includes('\n') && inner.length < maxString))
    if (!isWhole || !mark) written += code[at++] ?? ''
    else {
      written += sign === '/' ? ' ' : '""'
      at = mark === '\n' ? end : end + mark.length
    }
  }
  return written
}

const quotes: Record<string, string> = { '"': '"', "'": "'", '`': '`' }
const maxString = 2000

/** Whether a line is typical of Go, Java, C, C#, Python, Rust, PHP, Swift or Kotlin. */
const isOtherLanguage = (bare: string): boolean =>
  /^[ \t]{0,40}(?:package\s{1,9}[\w.]{1,200};?\s{0,9}$|#include\b|using\s{1,9}[\w.]{1,200};|<\?php\b|(?:pub\s{1,9})?fn\s{1,9}\w|func\s{1,9}\w|fun\s{1,9}\w|def\s{1,9}\w|(?:public|private|protected|internal)\s{1,9}(?:static|final|sealed|abstract|class|interface|enum|record|struct|void)\b)/m.test(
    bare,
  )

function markupOf(head: string): CodeLanguage | undefined {
  if (/^<\?xml|^<svg\b/i.test(head)) return undefined
  const isComponent = /^<(?:template|script|style)\b/i.test(head) && /<template\b/i.test(head)
  if (isComponent && !/<!doctype|<html\b/i.test(head)) return 'vue'
  if (/^<[A-Z]\w{0,60}[\s/>]/.test(head) || /^<>/.test(head) || /\sclassName=/.test(head)) return 'jsx'
  return /^<(?:!--|!doctype\b|[a-z][\w-]{0,60}[\s/>])/i.test(head) && />/.test(head) ? 'html' : undefined
}

/** Whether a text is an object or a list with values, with or without quotes around the keys. */
function isData(head: string, bare: string): boolean {
  if (/[;]|=>|\bfunction\b|\breturn\b/.test(bare)) return false
  if (head.startsWith('[')) return /^\[\s*(?:[[{\]]|""|-?\d|true\b|false\b|null\b)/.test(bare)
  return /^\{\s*(?:\}|""\s*:|[\w$]+\s*:)/.test(bare)
}

const isGraphql = (bare: string): boolean =>
  /^\s{0,99}(?:query|mutation|subscription)\b[^{}=;]{0,2000}\{/.test(bare) ||
  /^\s{0,99}fragment\s{1,9}\w{1,99}\s{1,9}on\s{1,9}\w/.test(bare) ||
  /^\s{0,99}(?:extend\s{1,9})?(?:type|interface|input)\s{1,9}\w{1,99}[^{}=;]{0,400}\{\s{0,99}\w{1,99}(?:\([^()]{0,400}\))?\s{0,9}:\s{0,9}\[{0,3}[A-Z][\w!\]]{0,99}\s{0,99}[\w}@]/.test(
    bare.replace(/#[^\n]{0,400}/g, ' '),
  ) ||
  /^\s{0,99}(?:scalar\s{1,9}[A-Z]|schema\s{0,9}\{|directive\s{1,9}@|union\s{1,9}[A-Z]\w{0,99}\s{0,9}=)/.test(bare)

function styleOf(bare: string): CodeLanguage | undefined {
  if (
    /^\s{0,99}(?:interface|enum|type|class|namespace|declare|abstract|async|var|if|for|while|switch)\s{0,9}[\w(]/.test(
      bare,
    )
  )
    return undefined
  if (/=>|\bfunction\b|\breturn\b|\bconst\s|\blet\s|\bexport\s|^\s{0,99}import\s{1,9}[\w{*]/.test(bare))
    return undefined
  const isSass = /^[ \t]{0,40}\$[\w-]{1,99}\s{0,9}:|@(?:mixin|include|use|forward|extend|function|if|each)\b|#\{/m.test(
    bare,
  )
  const isLess =
    /^[ \t]{0,40}@[\w-]{1,99}\s{0,9}:|^\s{0,99}\.[\w-]{1,99}\s{0,9}\([^(){}]{0,200}\)\s{0,9};|\bwhen\s{0,9}\(|~""/m.test(
      bare,
    )
  const hasRule = /[^{};]\{\s{0,99}(?:[-*_\w]{1,99}\s{0,9}:\s{0,9}[^{};]{1,400}[;}]|\})/.test(bare)
  const isAtRule =
    /^\s{0,99}@(?:media|import|charset|font-face|keyframes|supports|layer|container|property|namespace)\b[^{};]{0,400}[{;]/.test(
      bare,
    )
  if (isSass && (hasRule || /[;{]/.test(bare))) return 'scss'
  if (isLess && (hasRule || /;/.test(bare))) return 'less'
  return (hasRule && isSelector(bare)) || isAtRule ? 'css' : undefined
}

/** Whether a text begins with a selector. */
const isSelector = (bare: string): boolean =>
  /^\s{0,99}(?:[.#:*&@[][^{}]{0,2000}|[a-z][\w-]{0,60}(?:[\s>+~,.#:[][^{}]{0,2000})?)\{/i.test(bare)

function scriptOf(head: string, bare: string): CodeLanguage | undefined {
  const isScript =
    /^[ \t]{0,40}(?:import|export)\b[^\n]{0,400}(?:from\s{0,9}""|[{(=;]|"")/m.test(bare) ||
    /\b(?:const|let|var)\s{1,9}[\w${[][^\n=;]{0,400}=(?!=)/.test(bare) ||
    /\b(?:async\s{1,9})?function\b\s{0,9}\*?\s{0,9}[\w$]{0,99}\s{0,9}[(<]/.test(bare) ||
    /=>\s{0,9}[\w{([""]/.test(bare) ||
    /^[ \t]{0,40}(?:abstract\s{1,9})?class\s{1,9}[\w$]{1,99}[^{}\n]{0,200}\{/m.test(bare) ||
    /^[ \t]{0,40}(?:if|for|while|switch)\s{0,9}\([^\n]{1,400}\)\s{0,9}\{/m.test(bare) ||
    /\b(?:console|document|window|module|Object|JSON|Math)\.\w{1,60}\s{0,9}[(=.]/.test(bare) ||
    /^[ \t]{0,40}(?:interface|enum|namespace|declare|type)\s{1,9}\w{1,99}[^\n]{0,200}[{=]/m.test(bare)
  if (!isScript) return undefined
  const isTyped =
    /^[ \t]{0,40}(?:export\s{1,9})?(?:declare\s|interface\s{1,9}\w{1,99}|enum\s{1,9}\w|namespace\s{1,9}\w|abstract\s{1,9}class|type\s{1,9}\w{1,99}[^=\n]{0,99}=)/m.test(
      bare,
    ) ||
    /[\w$\])?]\s{0,3}:\s{0,3}(?:string|number|boolean|void|unknown|any|never|bigint|Promise<|Record<|Array<|[A-Z]\w{0,60}(?:\[\]|<))[\s;,)=|&>[{]?/.test(
      bare,
    ) ||
    /\bas\s{1,9}(?:const|string|number|unknown|any|[A-Z]\w{0,60})\b|\bimport\s{1,9}type\b|\bimplements\s{1,9}[A-Z]|\bsatisfies\s|^\s{0,99}(?:private|public|protected|readonly)\s/m.test(
      bare,
    )
  const hasMarkup =
    /(?:return|=>|[(=?:&,])\s{0,99}<(?:>|[A-Za-z][\w.]{0,60}(?:\s[^<>]{0,400})?\/?>)/.test(head) && /<\/|\/>/.test(head)
  if (isTyped) return hasMarkup ? 'tsx' : 'typescript'
  return hasMarkup ? 'jsx' : 'javascript'
}

const isMarkdown = (head: string): boolean =>
  /^#{1,6} \S/m.test(head) ||
  /^(?:```|~~~)/m.test(head) ||
  /\[[^[\]\n]{1,200}\]\([^()[\s]{1,400}\)/.test(head) ||
  /^\|[^\n]{1,400}\|\n\|[-:| ]{3,400}\|/m.test(head)

/** Whether each of the first lines is YAML: a key, an item, a comment, or a continuation. */
function isYaml(head: string): boolean {
  const lines = head.split('\n', 40).filter((line) => line.trim() !== '')
  const isLine = (line: string) => /^\s{0,99}(?:#|-\s|---|[\w."'/-]{1,99}\s{0,3}:(?:\s|$))|^\s{2,99}\S/.test(line)
  const keys = lines.filter((line) => /^\s{0,99}(?:-\s{1,9})?[\w.-]{1,99}:(?:\s|$)/.test(line)).length
  return lines.every(isLine) && (keys > 1 || (keys === 1 && /^---/.test(head)))
}
