/** In UTF-16 units: a text with formulas has one by then. */
const maxLooked = 200_000
/** Of a formula in a line. */
const maxFormulaLength = 500

/**
 * Says whether a text has formulas in TeX: a block between lines of `$$`, or something in a line between `$` that no sum of
 * money and no variable of a shell looks like. Code is left out.
 */
export function hasMath(text: string): boolean {
  let marks = 0
  for (const line of proseIn(text.slice(0, maxLooked))) {
    if (line.trim() === '$$' && ++marks === 2) return true
    if (hasFormula(line)) return true
  }
  return false
}

/** The lines outside fenced code blocks, without the code in them. */
function* proseIn(text: string): Generator<string> {
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const [, mark] = /^ {0,20}(`{3,}|~{3,})/.exec(line) ?? []
    if (fence !== undefined) fence = mark?.startsWith(fence) ? undefined : fence
    else if (mark !== undefined) fence = mark
    else yield line.replace(/`{1,3}[^`]{1,500}`{1,3}/g, '``')
  }
}

function hasFormula(line: string): boolean {
  const parts = line.trim().split('$')
  return parts.some((part, at) => {
    if (at === 0 || at >= parts.length - 1 || part === '' || part.length > maxFormulaLength) return false
    // Two marks beside each other have nothing between them.
    const isDisplay = at > 1 && parts[at - 1] === ''
    if (isDisplay !== (at < parts.length - 2 && parts[at + 1] === '')) return false
    const [before = '', behind = ''] = isDisplay ? [parts[at - 2], parts[at + 2]] : [parts[at - 1], parts[at + 1]]
    const isWholeLine = isDisplay && parts.length === 5 && before + behind === ''
    return (isWholeLine || isDelimited(before, part, behind)) && (texSyntax.test(part) || isEquation(part))
  })
}

/**
 * The rules of Pandoc and GitHub together: no space within the delimiters, none of them within a word or escaped. The
 * next variable of a shell begins with the second one.
 */
const isDelimited = (before: string, part: string, behind: string): boolean =>
  /(?:^|[\s([“‘"':—\u0080-\uffff])$/.test(before) && /^\S(?:.*[^\s\\])?$/.test(part) && !/^[\w({[\]@#?]/.test(behind)

/** A command, or an index or power of a single letter, a digit or a bracket, or of what stands in braces. */
const texSyntax =
  /\\[a-z]{2}|\\[,;!{|]|[\w)}\]]\^(?:[\w\\{+*-]|$)|(?:^|[^\w])[a-z]_(?:[a-z\d](?!\w)|[\\{])|[)}\]]_[\w{\\]|_\{/i

/** Single letters and numbers on both sides of a relation. */
const isEquation = (part: string): boolean =>
  /[a-z]/i.test(part) && /^[\w\s()+\-*/.,|!]+[=<>][\w\s()+\-*/.,|!=<>]+$/.test(part) && !/[a-z]{2}|_/i.test(part)
