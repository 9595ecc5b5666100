import { pinyin } from 'pinyin-pro'

/** The pinyin of a Chinese text and its initials: "wubilianxi wblx". */
export function readingsOf(text: string): string {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive' })
  const initials = syllables.map((syllable) => syllable[0] ?? '')
  return [syllables.join(''), initials.join('')].join(' ').toLowerCase()
}
