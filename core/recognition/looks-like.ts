import type { Language, Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'

/** The confidence of a recognition in a word; undefined if it may be anything. */
export function confidenceLabel(confidence: number): Localized | undefined {
  return words.confidenceLabel.find(({ from }) => confidence >= from)?.word
}

interface Seen {
  kind?: Localized | undefined
  confidence: number
  /** The amount with its unit: '9 characters'. */
  amount: string
}

/** Describes recognized material: 'Looks like JSON, 9 characters'. Without a kind it is text. */
export function looksLike({ kind, confidence, amount }: Seen, language: Language): string {
  const isSure = !kind || confidence >= 0.6
  const sentence = isSure ? words.looksLike : words.mayBe
  return fill(sentence[language], { kind: (kind ?? words.text)[language], amount }).replace(gapInHan, '')
}

/** Formats a number of characters, or "more than" it. */
export function charactersIn(count: number, isCut: boolean, language: Language): string {
  const number = new Intl.NumberFormat(language).format(count)
  const amount = fill(words.characters[language], { count: number })
  return isCut ? moreThan(amount, language) : amount
}

export const moreThan = (amount: string, language: Language): string => fill(words.moreThan[language], { amount })

/** A space before Latin letters; none before a Chinese kind. */
const gapInHan = /(?<=\p{Script=Han}) (?=\p{Script=Han})/u

const words = {
  looksLike: { en: 'Looks like {kind}, {amount}', zh: '看起来是 {kind}，{amount}' },
  mayBe: { en: 'Could be {kind}, {amount}', zh: '可能是 {kind}，{amount}' },
  text: { en: 'text', zh: '文本' },
  characters: { en: '{count|character|characters}', zh: '{count} 个字符' },
  moreThan: { en: 'more than {amount}', zh: '超过 {amount}' },
  confidenceLabel: [
    { from: 0.9, word: { en: 'sure', zh: '确定' } },
    { from: 0.6, word: { en: 'likely', zh: '很可能' } },
    { from: 0.4, word: { en: 'possible', zh: '可能' } },
  ],
}
