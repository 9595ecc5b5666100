/**
 * Splits a key into words: at punctuation and spaces, where capitals begin (`userName`, `HTTPServer`, `userIDs`), and
 * between cased and caseless letters (`id编号`). Digits stay with the word before them. Only letters, marks and digits
 * remain: an emoji or a symbol alone has no words.
 */
export function splitWords(key: string): string[] {
  const words: string[] = []
  let kind: Kind = 'none'
  const characters = Array.from(key.normalize('NFC'))
  characters.forEach((character, at) => {
    const next = kindOf(character)
    if (next === 'none') {
      kind = next
      return
    }
    const isNew = kind === 'none' || words.length === 0 || begins(kind, next, characters, at)
    if (isNew) words.push(character)
    else words[words.length - 1] += character
    if (next !== 'mark' || kind === 'none') kind = next
  })
  return words
}

type Kind = 'upper' | 'lower' | 'other' | 'digit' | 'mark' | 'none'

function kindOf(character: string): Kind {
  if (/[\p{Lu}\p{Lt}]/u.test(character)) return 'upper'
  if (/\p{Ll}/u.test(character)) return 'lower'
  if (/[\p{L}\p{Nl}]/u.test(character)) return 'other'
  if (/\p{Nd}/u.test(character)) return 'digit'
  return /\p{M}/u.test(character) ? 'mark' : 'none'
}

/** Whether a word begins at a character, by its class and that of the one before. */
function begins(before: Kind, here: Kind, characters: string[], at: number): boolean {
  if (here === 'digit' || here === 'mark') return false
  if (here === 'other' || before === 'other') return here !== before
  if (here !== 'upper') return false
  if (before !== 'upper') return true
  // The last capital of several belongs to the next word; not before the s of a plural.
  const [after = '', second = ''] = characters.slice(at + 1, at + 3)
  return kindOf(after) === 'lower' && !(after === 's' && kindOf(second) !== 'lower')
}
