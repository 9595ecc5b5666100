/** How fast somebody reads or speaks: words a minute, and for ideographs and kana characters a minute. */
export interface Speed {
  words: number
  characters: number
}

interface Amount {
  /** Of scripts that write words, such as Latin, Arabic, Hangul and Thai. */
  words: number
  han: number
  kana: number
}

/**
 * Gives the norms for the script of a text.
 *
 * English: 238 words a minute in silence, 183 aloud (Brysbaert 2019, Journal of Memory and Language 109:104047); they
 * serve for every script that writes words. Aloud, 255 Chinese and 357 Japanese characters a minute
 * (Trauzettel-Klosinski and Dietz 2012, Investigative Ophthalmology & Visual Science 53(9):5452). For these two no speed
 * in silence is given: theirs is scaled by 238/183, as English readers differ. A text is Japanese when a tenth of its
 * ideographs and kana are kana.
 */
export function speedNorms({ han, kana }: Pick<Amount, 'han' | 'kana'>): { reading: Speed; speaking: Speed } {
  const isJapanese = kana > 0 && kana * 10 >= han + kana
  return {
    reading: { words: 238, characters: isJapanese ? 460 : 330 },
    speaking: { words: 183, characters: isJapanese ? 357 : 255 },
  }
}

/** Tells how many minutes a text takes, to a hundredth. */
export const minutesFor = ({ words, han, kana }: Amount, speed: Speed): number =>
  toHundredths(words / speed.words + (han + kana) / speed.characters)

export const toHundredths = (value: number): number => Math.round(value * 100) / 100
