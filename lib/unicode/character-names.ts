/** The properties of a character. */
export interface CharacterProperties {
  /** Its abbreviation of two letters: `Lu`. */
  category: string
  /** Its name with underscores: `Old_Italic`. */
  script: string
}

/**
 * Parses the table of names: `@` and a code point after a gap, otherwise the number of words that a name shares with
 * the one before, and its other words. Names that follow from the code point are derived from it (The Unicode Standard,
 * section 4.8).
 */
export function createNameLookup(
  lines: readonly string[],
  propertiesOf: (point: number) => CharacterProperties,
): (point: number) => string {
  const names = new Map<number, string>()
  let point = 0
  let words: string[] = []
  for (const line of lines) {
    if (line.startsWith('@')) {
      point = Number.parseInt(line.slice(1), 16)
      continue
    }
    words = [...words.slice(0, Number(line[0])), ...line.slice(1).split(' ')]
    names.set(point++, words.join(' '))
  }
  return (of) => names.get(of) ?? computedName(of, propertiesOf(of))
}

function computedName(point: number, { category, script }: CharacterProperties): string {
  if (point >= firstSyllable && point <= lastSyllable) return `HANGUL SYLLABLE ${romanized(point - firstSyllable)}`
  const number = point.toString(16).toUpperCase().padStart(4, '0')
  if (category === 'Lo' && script === 'Han') {
    const isCompatible = (point >= 0xf900 && point <= 0xfad9) || (point >= 0x2f800 && point <= 0x2fa1d)
    return `CJK ${isCompatible ? 'COMPATIBILITY' : 'UNIFIED'} IDEOGRAPH-${number}`
  }
  const prefix = prefixes[script]
  if (category === 'Lo' && prefix) return `${prefix}-${number}`
  return `<${labelOf(point, category)}-${number}>`
}

const prefixes: Record<string, string> = {
  Tangut: 'TANGUT IDEOGRAPH',
  Nushu: 'NUSHU CHARACTER',
  Khitan_Small_Script: 'KHITAN SMALL SCRIPT CHARACTER',
  Egyptian_Hieroglyphs: 'EGYPTIAN HIEROGLYPH',
}

function labelOf(point: number, category: string): string {
  if (category === 'Cc') return 'control'
  if (category === 'Co') return 'private-use'
  if (category === 'Cs') return 'surrogate'
  return (point & 0xfffe) === 0xfffe || (point >= 0xfdd0 && point <= 0xfdef) ? 'noncharacter' : 'reserved'
}

const [firstSyllable, lastSyllable] = [0xac00, 0xd7a3]
const leads = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ')
const vowels = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ')
const tails = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ')

/** The romanized letters of a Hangul syllable by its index (The Unicode Standard, section 3.12). */
function romanized(syllable: number): string {
  const rest = syllable % (vowels.length * tails.length)
  const lead = leads[(syllable - rest) / (vowels.length * tails.length)] ?? ''
  return lead + (vowels[Math.floor(rest / tails.length)] ?? '') + (tails[rest % tails.length] ?? '')
}
