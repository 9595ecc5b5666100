/** No line begins with these (Requirements for Chinese Text Layout, section 3.1.9). */
const notAtBeginning = /^[、，。．；：？！）》〉」』】〕〗”’…·—～~,.;:?!)\]}%‰℃々ー]/u
/** No line ends with these. */
const notAtEnd = /[（《〈「『【〔〖“‘([{#@$￥¥]$/u

/** Takes a line apart where it may be broken: between words, also Chinese ones, never before a full stop or after an opening bracket. */
export function piecesOf(line: string): string[] {
  const words = Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(line), ({ segment }) => segment)
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last !== undefined && isJoined(last, word)) pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces
}

function isJoined(before: string, word: string): boolean {
  // A space stays with the word before it, and is left out at the end of a line.
  if (/^\s+$/u.test(word)) return true
  if (/\s$/u.test(before)) return false
  if (notAtBeginning.test(word) || notAtEnd.test(before) || suffix.test(word)) return true
  // What an alphabet has no space in is one word: TypeScript/Rust, v1.2-rc, AT&T. A hyphen may end a line.
  return narrow.test(before.at(-1) ?? '') && narrow.test(word.charAt(0)) && !/[-/–]$/u.test(before)
}

/** Characters that end a Chinese word, which dictionaries of words set apart. */
const suffix = /^[的了着过们地得师者家性化等吗呢吧啊]$/u

/** Letters, digits and marks of alphabets, between which there are no breaks. */
const narrow = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}!-/:-@[-`{-~]/u

/** Takes a piece apart that is wider than a line: anywhere, but by the same rules, as long as few characters hang together. */
export function charactersOf(piece: string): string[] {
  const groups: string[][] = []
  for (const { segment } of new Intl.Segmenter('zh').segment(piece)) {
    const last = groups.at(-1)
    const isBound = notAtBeginning.test(segment) || notAtEnd.test(last?.at(-1) ?? '')
    if (last && isBound && last.length < maxBound) last.push(segment)
    else groups.push([segment])
  }
  return groups.map((group) => group.join(''))
}

const maxBound = 3
