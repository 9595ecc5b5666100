import { graphemesIn } from '#lib/text/graphemes.ts'

export interface CharacterChoice {
  lower: boolean
  upper: boolean
  digits: boolean
  symbols: boolean
  symbolSet: string
  exclude: string
  avoidAmbiguous: boolean
}

/**
 * Lists the characters to draw from, a list for each kind that is chosen and has any left; none is in two of them.
 * Line breaks and what else cannot be seen are left out, since each password is a line.
 */
export function characterKinds(choice: CharacterChoice): string[][] {
  const excluded = new Set(graphemesIn(choice.exclude + (choice.avoidAmbiguous ? ambiguous : '')))
  const kinds = [
    choice.lower ? 'abcdefghijklmnopqrstuvwxyz' : '',
    choice.upper ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '',
    choice.digits ? '0123456789' : '',
    choice.symbols ? choice.symbolSet : '',
  ]
  return kinds
    .map((characters) =>
      Array.from(graphemesIn(characters)).filter((character) => {
        if (excluded.has(character) || /[\p{Cc}\p{Cs}]/u.test(character)) return false
        excluded.add(character)
        return true
      }),
    )
    .filter(({ length }) => length > 0)
}

/** What is easily taken for another when it is read aloud or copied by hand. */
const ambiguous = '0OoIl1|'
