import { applyRules, type Replacement, type Rule, createRule as rule } from '../replacement.ts'

/** Spells out what the engine does not know of Japanese: the long vowel mark, and counters after a number. */
export const readJapanese = (text: string): Replacement[] => applyRules(text, rules)

const rules: Rule[] = [
  rule(/ー+/uy, (_, { before }) => vowelOf(before)),
  rule(/(\d)\s?([年月日時分秒円個回])(?!本)/uy, ([digit, counter]) => `${digit}${counters[counter ?? '']}`),
  rule(/([％%])/uy, () => 'パアセント'),
  rule(/([０-９Ａ-Ｚａ-ｚ]+)/uy, ([wide]) => wide?.normalize('NFKC')),
]

/** The readings of the digit before a counter; other digits are left to the engine. */
const counters: Record<string, string> = {
  年: 'ねん',
  月: 'がつ',
  日: 'にち',
  時: 'じ',
  分: 'ふん',
  秒: 'びょう',
  円: 'えん',
  個: 'こ',
  回: 'かい',
}

const rows: [kana: string, vowel: string][] = [
  ['あかさたなはまやらわがざだばぱゃアカサタナハマヤラワガザダバパャァ', 'ア'],
  ['いきしちにひみりぎじぢびぴイキシチニヒミリギジヂビピィ', 'イ'],
  ['うくすつぬふむゆるぐずづぶぷゅウクスツヌフムユルグズヅブプュゥヴ', 'ウ'],
  ['えけせてねへめれげぜでべぺエケセテネヘメレゲゼデベペェ', 'エ'],
  ['おこそとのほもよろをごぞどぼぽょオコソトノホモヨロヲゴゾドボポョォ', 'オ'],
]

const vowelOf = (kana: string): string => rows.find(([row]) => kana !== '' && row.includes(kana))?.[1] ?? ''
