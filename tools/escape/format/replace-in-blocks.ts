/**
 * Replaces single characters of a text, a block at a time: of millions that are found at once the platform makes a list first,
 * and takes several times as long.
 */
export function replaceEach(
  text: string,
  pattern: RegExp,
  write: (character: string, index: number) => string,
): string {
  return inBlocks(text, betweenCharacters, (block, offset) =>
    block.replace(pattern, (character, index: number) => write(character, offset + index)),
  )
}

/**
 * Replaces what a pattern finds, as `replaceEach` does. A block begins at a mark that stands at the beginning of what is found
 * and nowhere else in it, and that decides nothing about what is before it.
 */
export function replaceFrom(
  mark: string,
  text: string,
  pattern: RegExp,
  write: (offset: number) => (match: string, ...rest: (string | undefined)[]) => string,
): string {
  const cutAt = (text: string, from: number) => text.indexOf(mark, from)
  return inBlocks(text, cutAt, (block, offset) => block.replace(pattern, write(offset)))
}

function inBlocks(
  text: string,
  cutAt: (text: string, from: number) => number,
  replace: (block: string, offset: number) => string,
): string {
  const pieces: string[] = []
  for (let from = 0; from < text.length; ) {
    const cut = cutAt(text, from + blockLength)
    const to = cut < 0 ? text.length : cut
    pieces.push(replace(text.slice(from, to), from))
    from = to
  }
  return pieces.join('')
}

/** In UTF-16 units. */
const blockLength = 2 ** 12

/** Never between the halves of a pair of surrogates. */
const betweenCharacters = (text: string, from: number): number =>
  from >= text.length ? -1 : /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(from - 1, from + 1)) ? from + 1 : from
