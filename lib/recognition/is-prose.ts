/**
 * Whether a text is prose: words with spaces between, or Chinese or Japanese, with ends of sentences or clauses, few of
 * the signs that are common in code and data, and no log lines. Reads only the beginning.
 */
export function isProse(text: string): boolean {
  const head = text.slice(0, looksAt)
  const marks = head.match(/[{}<>=;|\\[\]_$@#*/~^]/g)?.length ?? 0
  if (marks * 50 > head.length || isLog(head)) return false
  const eastern = head.match(eastAsian)?.length ?? 0
  if (eastern > 7 && eastern * 2 > head.replace(/\s/g, '').length) return /[，。！？；、…]/.test(head)
  const words = head.match(/\p{L}+/gu)?.length ?? 0
  return words > 4 && /\p{L}[.!?…]["”’)]?(?:\s|$)/u.test(head) && /\p{L},? \p{L}/u.test(head)
}

/** Whether the lines of a text begin like those of a log: with a date, a time, an address or a level. */
export function isLog(text: string): boolean {
  const lines = text
    .slice(0, looksAt)
    .split('\n', 20)
    .filter((line) => /^\S/.test(line))
  const stamped = lines.filter((line) => logLine.test(line)).length
  return stamped > 1 && stamped * 2 >= lines.length
}

/** In UTF-16 units. */
const looksAt = 2000

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

const logLine =
  /^\[?(?:\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d|\d\d:\d\d:\d\d\b|\d\d\/[A-Z][a-z]{2}\/\d{4}:|[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d|1\d{9}(?:\d{3})?[ ,.\]])|^\d{1,3}(?:\.\d{1,3}){3} - |^\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL)\b/
