/** A phone (sound) of the speech, and its start in seconds. */
export interface Phone {
  name: string
  start: number
}

/**
 * Returns the start of each word, from the timed sounds of a sentence and those of its words spoken alone. Some sounds
 * differ in a sentence (“the apple”), so both sequences are aligned with the minimum edit distance.
 */
export function alignWords(sentence: readonly Phone[], words: readonly (readonly string[])[]): number[] {
  const alone = words.flat()
  const partners = partnersOf(
    sentence.map(({ name }) => name),
    alone,
  )
  let index = 0
  let latest = 0
  return words.map((word) => {
    const partner = Math.min(partners[index] ?? sentence.length, sentence.length - 1)
    index += word.length
    latest = Math.max(latest, sentence[partner]?.start ?? 0)
    return latest
  })
}

/** For each sound of the words, the index of its partner in the sentence, or of the next one if it has none. */
function partnersOf(sentence: readonly string[], alone: readonly string[]): Uint16Array {
  const [rows, columns] = [alone.length + 1, sentence.length + 1]
  const costs = new Uint16Array(rows * columns)
  const at = (row: number, column: number) => costs[row * columns + column] ?? 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (row === 0 || column === 0) costs[row * columns + column] = row + column
      else {
        const isOther = sentence[column - 1] === alone[row - 1] ? 0 : 1
        costs[row * columns + column] = Math.min(
          at(row - 1, column - 1) + isOther,
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
        )
      }
    }
  const partners = new Uint16Array(alone.length)
  let [row, column] = [alone.length, sentence.length]
  while (row > 0) {
    const isOther = sentence[column - 1] === alone[row - 1] ? 0 : 1
    if (column > 0 && at(row, column) === at(row - 1, column - 1) + isOther) partners[--row] = --column
    else if (column > 0 && at(row, column) === at(row, column - 1) + 1) column--
    else partners[--row] = column
  }
  return partners
}
