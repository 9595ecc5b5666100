/** The speed of reading or speaking: words a minute, and characters a minute for ideographs and kana. */
export interface Speed {
  words: number
  characters: number
}

interface Amount {
  /** For scripts with words, such as Latin, Arabic, Hangul and Thai. */
  words: number
  han: number
  kana: number
}

/**
 * Returns the usual speeds for the script of a text.
 *
 * English: 238 words a minute silently, 183 aloud (Brysbaert 2019, Journal of Memory and Language 109:104047), used for
 * every script with words. Aloud, 255 Chinese and 357 Japanese characters a minute (Trauzettel-Klosinski and Dietz
 * 2012, Investigative Ophthalmology & Visual Science 53(9):5452). No silent speed is given for these two, so theirs is
 * scaled by 238/183 as in English. A text is Japanese when a tenth of its ideographs and kana are kana.
 */
export function speedNorms({ han, kana }: Pick<Amount, 'han' | 'kana'>): { reading: Speed; speaking: Speed } {
  const isJapanese = kana > 0 && kana * 10 >= han + kana
  return {
    reading: { words: 238, characters: isJapanese ? 460 : 330 },
    speaking: { words: 183, characters: isJapanese ? 357 : 255 },
  }
}

/** Returns the minutes that a text takes, to a hundredth. */
export const minutesFor = ({ words, han, kana }: Amount, speed: Speed): number =>
  roundToHundredths(words / speed.words + (han + kana) / speed.characters)

export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100
