/**
 * Says how wide the numbers of lines stand before a text, in pixels, with what folds it: the same whether the text area
 * or the editor shows it.
 */
export function numbersWidth(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return minWidth + digitWidth * Math.max(0, String(lines).length - 2)
}

/** Room for two digits and the mark that folds. */
const minWidth = 40
const digitWidth = 8
