/**
 * Replaces single characters in a text, block by block: for millions of matches at once, the platform builds a list
 * first, which takes several times as long.
 */
export function replaceCharacters(
  text: string,
  pattern: RegExp,
  write: (character: string, index: number) => string,
): string {
  return inBlocks(text, betweenCharacters, (block, offset) =>
    block.replace(pattern, (character, index: number) => write(character, offset + index)),
  )
}

/**
 * Replaces matches of a pattern block by block, like `replaceCharacters`. Blocks begin at a prefix that every match
 * has, that occurs nowhere else in a match, and that doesn't affect matches before it.
 */
export function replaceMatches(
  prefix: string,
  text: string,
  pattern: RegExp,
  write: (offset: number) => (match: string, ...rest: (string | undefined)[]) => string,
): string {
  const cutAt = (text: string, from: number) => text.indexOf(prefix, from)
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

/** Never splits a surrogate pair. */
const betweenCharacters = (text: string, from: number): number =>
  from >= text.length ? -1 : /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(from - 1, from + 1)) ? from + 1 : from
