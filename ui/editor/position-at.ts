/** Says at which line and column an index of a text stands, both counted from 1. CR, LF and CR LF end a line. */
export function positionAt(text: string, index: number): { line: number; column: number } {
  const ends = /\r\n|\r|\n/g
  let [line, start] = [1, 0]
  for (let end = ends.exec(text); end && end.index + end[0].length <= index; end = ends.exec(text)) {
    line++
    start = end.index + end[0].length
  }
  return { line, column: index - start + 1 }
}
