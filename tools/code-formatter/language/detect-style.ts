import type { CodeLanguage } from './languages.ts'

/** Detects a style sheet: it begins with a rule, after imports and variables, and has nothing of a script. */
export function styleOf(head: string, bare: string): CodeLanguage | undefined {
  if (hasScript.test(bare)) return undefined
  const isSass = /^[ \t]{0,40}\$[\w-]{1,99}\s{0,9}:|@(?:mixin|include|use|forward|extend|function|if|each)\b|#\{/m.test(
    bare,
  )
  const isLess =
    /^[ \t]{0,40}@[\w-]{1,99}\s{0,9}:|^\s{0,99}\.[\w-]{1,99}\s{0,9}\([^(){}]{0,200}\)\s{0,9};|\bwhen\s{0,9}\(|~""/m.test(
      bare,
    )
  const hasRule = /[^{};]\{\s{0,99}(?:[-*_\w]{1,99}\s{0,9}:\s{0,9}[^{};]{1,4000}[;}]|\})/.test(bare)
  if (isSass && (hasRule || /[;{]/.test(bare))) return 'scss'
  if (isLess && (hasRule || /;/.test(bare))) return 'less'
  if (!(hasRule && isSelector(bare)) && !atRule.test(bare)) return undefined
  // A line comment is none in CSS.
  return /^[ \t]{0,40}\/\/ /m.test(head) ? 'scss' : 'css'
}

/** A class or property may be named after a keyword: .return, transition-timing-function. */
const hasScript =
  /^\s{0,99}(?:(?:interface|enum|type|class|namespace|declare|abstract|async|var|if|for|while|switch|struct|impl|trait)\s{0,9}[\w(]|import\s{1,9}[\w{*])|=>|(?<![-.\w])(?:function\b\s{0,9}[\w$]{0,99}\s{0,9}\(|(?:try|do|else|catch)\s{0,9}[{(]|return\s{0,9}[\w({[!"+-]|(?:const|let|var)\s{1,9}[\w$[{]{1,99}\s{0,9}[=:,;\]}]|export\s{1,9}[\w{*])/

const atRule =
  /^\s{0,99}@(?:media|import|charset|font-face|font-feature-values|counter-style|page|keyframes|-webkit-keyframes|supports|layer|container|property|namespace|scope|starting-style|view-transition|tailwind|theme)\b[^{};]{0,400}[{;]/

/** Whether the text before the first brace is a selector: no sign of an expression is outside of its parentheses. */
function isSelector(bare: string): boolean {
  const selector = bare
    .slice(0, Math.min(maxSelector, bare.indexOf('{')))
    .replace(/\[[^[\]]{0,200}\]/g, '')
    .replace(/:[\w-]{1,60}\([^()]{0,400}\)/g, '')
  return /^\s{0,999}[.#:*&@\p{L}_\\-][\p{L}\p{N}\s>+~,.#:*&|%\\_-]{0,8000}$/u.test(selector) || selector.trim() === ''
}

const maxSelector = 8000
