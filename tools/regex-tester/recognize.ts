import { isLog } from '#lib/recognition/is-prose.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/** Regular expressions, between slashes or bare. Any text can be searched with one: most of all a log. */
export const recognize: Recognize = ({ text, file }) => {
  if (file && text === '') return []
  const recognition = patternIn(text)
  if (recognition)
    return [
      recognition,
      { ...recognition, operation: 'explain', label: labels.explain, confidence: recognition.confidence - 0.2 },
    ]
  const hasLines = text.indexOf('\n') !== text.lastIndexOf('\n')
  const more = isLog(text) ? 0.15 : hasLines ? 0.05 : -0.01
  return [{ operation: 'test', label: labels.search, confidence: confidence.anything + more }]
}

const labels = {
  test: { en: 'Test the pattern', zh: '测试正则' },
  explain: { en: 'Explain the pattern', zh: '解释正则' },
  search: { en: 'Search with a pattern', zh: '用正则搜索' },
}
const kind = { en: 'a regular expression', zh: '正则表达式' }

function patternIn(text: string): Recognition | undefined {
  if (text.length > 2000 || text.includes('\n')) return undefined
  const [, between, flags = ''] = /^\/(.+)\/([dgimsuvy]{0,8})$/.exec(text) ?? []
  const pattern = between ?? text
  const sure = between === undefined ? sureOfBare(text) : sureOfLiteral(between, flags)
  if (sure === 0) return undefined
  const input = { pattern, flags: between === undefined ? 'g' : flags }
  return { operation: 'test', label: labels.test, confidence: sure, kind, input }
}

/** A path is between slashes too. */
function sureOfLiteral(pattern: string, flags: string): number {
  if (/^[*/]/.test(pattern)) return 0
  if (flags !== '') return /[\\[(^$+*?{|.]/.test(pattern) || !pattern.includes('/') ? confidence.certain : 0
  return telling.test(pattern) || (/[\\[(^$+*?{|]/.test(pattern) && !pattern.includes('/')) ? 0.9 : 0
}

/** Without slashes it takes more: a path of Windows has backslashes, LaTeX has both those and braces. */
function sureOfBare(text: string): number {
  if (/^(?:[a-z]:|\\)\\/i.test(text) || /^[[{<"']\s*["'{\w]*["':>]/.test(text)) return 0
  if (/^\^.+\$$/.test(text) && /[\\[(+*?{|.]/.test(text)) return confidence.certain
  return telling.test(text) ? confidence.likely : 0
}

/** Syntax that hardly occurs elsewhere: a quantified class, a special group, a quantified escape. */
const telling =
  /\\[dwsbDWSBpP](?:[+*?{$)|\\[\]]|$)|\[\^?(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|\\.)[^\]\s]{0,60}\](?:[+*?{$)[\\(]|$)|\(\?(?:[:=!>]|<[=!a-zA-Z]|P[<=]|[imsx]+[:)])/
