/** In UTF-16 units: a text with formulas has one by then. */
const maxLooked = 200_000
/** Of a formula in a line. */
const maxFormulaLength = 500

/**
 * Says whether a text has formulas in TeX: a block between lines of `$$`, or something in a line between `$` that no sum of
 * money and no variable of a shell looks like.
 */
export function hasMath(text: string): boolean {
  let marks = 0
  for (const line of text.slice(0, maxLooked).split('\n')) {
    if (line.trim() === '$$' && ++marks === 2) return true
    const parts = line.split('$')
    // What stands between two marks; two beside each other have nothing between them.
    if (parts.slice(1, -1).some((part, at) => isFormula(part, parts[at + 2] ?? ''))) return true
  }
  return false
}

/** No space within the delimiters, no digit behind them, and syntax that only TeX has. */
const isFormula = (part: string, behind: string): boolean =>
  part.length <= maxFormulaLength && /^\S(?:.*\S)?$/.test(part) && /[\\^_{}=]/.test(part) && !/^\d/.test(behind)
