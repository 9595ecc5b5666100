import { withoutStrings } from './code-text.ts'
import { scriptOf } from './detect-script.ts'
import { styleOf } from './detect-style.ts'
import { isMarkdown, isYaml } from './detect-text.ts'
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

/** Texts come first, since code may be within them; their lines say what they are. */
function detectIn(head: string): CodeLanguage | undefined {
  if (head.startsWith('<')) return markupOf(head)
  if (isYaml(head)) return 'yaml'
  const isText = isMarkdown(head)
  const bare = withoutStrings(head)
  if (isText) return 'markdown'
  if (isOtherLanguage(bare)) return undefined
  if (/^[[{]/.test(head) && isData(head, bare)) return 'json5'
  if (isGraphql(bare)) return 'graphql'
  return styleOf(head, bare) ?? scriptOf(bare)
}

/** In characters. */
const maxHead = 20_000

/** Returns the text after front matter; the whole text where there is none, or nothing after it. */
function withoutFrontMatter(head: string): string {
  const end = /^---[ \t]{0,9}\r?\n/.test(head) ? head.indexOf('\n---', 3) : -1
  const rest = end < 0 ? '' : head.slice(end + 4).trimStart()
  return rest === '' ? head : rest
}

/** Whether a line is typical of Go, Java, C, C#, Python, Rust, PHP, Swift or Kotlin. */
const isOtherLanguage = (bare: string): boolean =>
  /^[ \t]{0,40}(?:package\s{1,9}[\w.]{1,200};?\s{0,9}$|#include\b|using\s{1,9}[\w.]{1,200};|<\?php\b|(?:pub\s{1,9})?fn\s{1,9}\w|func\s{1,9}\w|fun\s{1,9}\w|def\s{1,9}\w|(?:public|private|protected|internal)\s{1,9}(?:static|final|sealed|abstract|class|interface|enum|record|struct|void)\b)/m.test(
    bare,
  ) && !/^[ \t]{0,40}(?:import|export)\b[^\n]{0,400}(?:from\s{0,9}""|[{=])/m.test(bare)

function markupOf(head: string): CodeLanguage | undefined {
  if (/^<\?xml|^<svg\b/i.test(head)) return undefined
  const isPage = /<!doctype|<html\b/i.test(head)
  const isComponent = /^<(?:template|script|style)\b/i.test(head) && /<template\b/i.test(head)
  if (isComponent && !isPage) return 'vue'
  // Many a README begins with its logo as HTML.
  if (!isPage && isMarkdown(head)) return 'markdown'
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
