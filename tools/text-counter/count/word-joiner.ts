/**
 * Puts together what a reader takes for one word and Unicode divides: `well-known`, `ada@example.com`, `and/or`, and the
 * whole of a URL. Only scripts that write spaces join; a word that follows Han, kana or Thai begins anew.
 */
export function wordJoiner(onWord: (word: string) => void) {
  let word = ''
  let between = ''

  function close(): void {
    if (word !== '') onWord(word)
    word = ''
    between = ''
  }

  return {
    take(segment: string, isWordLike: boolean): void {
      if (isWordLike) {
        if (word !== '' && between !== '' && joins(word, between, segment)) word += between + segment
        else {
          close()
          word = segment
        }
        between = ''
      } else if (word !== '') {
        between += segment
        if (between.length > maxBetweenLength || !mayJoin.test(segment)) close()
      }
    },
    finish: close,
  }
}

/** In UTF-16 units: `://`, and `?q=` with some more. What is longer belongs to no word. */
const maxBetweenLength = 4

/** In UTF-16 units. A chain that goes on and on is cut, so that no word takes the memory of a text. */
const maxWordLength = 4096

const mayJoin = /^[-‐‑'’@./:?#&=%+~,;!$*()[\]_]+$/

const joins = (word: string, between: string, next: string): boolean =>
  word.length + next.length < maxWordLength &&
  isSpaced(word.charCodeAt(word.length - 1)) &&
  isSpaced(next.charCodeAt(0)) &&
  (/^(?:[-‐‑'’@./]|:\/\/)$/.test(between) || /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.)/i.test(word))

/** Says whether a letter is of a script that puts spaces between words. */
const isSpaced = (unit: number): boolean =>
  unit < 0x0e00 ||
  (unit >= 0x10a0 && unit < 0x1780) ||
  (unit >= 0x1800 && unit < 0x1980) ||
  (unit >= 0x1e00 && unit < 0x2000) ||
  (unit >= 0x2c00 && unit < 0x2e00) ||
  (unit >= 0xac00 && unit < 0xd800)
