import type { Localized } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { graphemesIn } from '#lib/text/graphemes.ts'
import type { UnicodeTables } from '#lib/unicode/unicode-tables.ts'
import { suspiciousWordsIn } from './find-suspicious-words.ts'
import { isAllowedInContext, isBidiControl, isSpace } from './invisible.ts'
import { findingSentences } from './sentences.ts'

export const findingKinds = [
  ...([
    'invisible',
    'direction',
    'lookalike',
    'mixed-script',
    'control',
    'private',
    'replacement',
    'not-normal',
  ] as const),
] as const

export interface Finding extends Localized {
  /** In UTF-16 units, from 1. */
  position: number
  kind: (typeof findingKinds)[number]
}

/** Finds suspicious characters in the order of the text, up to a limit. */
export function findSuspicious(text: string, tables: UnicodeTables, limit: number): Finding[] {
  const kinds = [suspiciousCharacters(text, tables), suspiciousWords(text, tables, limit), notNormal(text)]
  const first = kinds.flatMap((findings) => [...firstOf(findings, limit)])
  return first.sort((a, b) => a.position - b.position).slice(0, limit)
}

function* firstOf(findings: Iterable<Finding>, limit: number): Generator<Finding> {
  let rest = limit
  for (const finding of findings) {
    yield finding
    if (--rest === 0) return
  }
}

const say = (name: keyof typeof findingSentences, params: Record<string, string>): Localized => ({
  en: fill(findingSentences[name].en, params),
  zh: fill(findingSentences[name].zh, params),
})

function* suspiciousCharacters(text: string, { nameOf }: UnicodeTables): Generator<Finding> {
  for (const { 0: character, index } of text.matchAll(examined)) {
    const point = character.codePointAt(0) ?? 0
    const name = `${codePointNotation(point)} ${nameOf(point)}`
    const position = index + 1
    if (isBidiControl(character)) yield { position, kind: 'direction', ...say('direction', { name }) }
    else if (point === 0xfeff && index === 0) yield { position, kind: 'invisible', ...say('mark', {}) }
    else if (isSpace(character)) yield { position, kind: 'lookalike', ...say('space', { name }) }
    else if (point === 0xfffd) yield { position, kind: 'replacement', ...say('replacement', {}) }
    else if (/\p{Cs}/u.test(character)) yield { position, kind: 'replacement', ...say('surrogate', { name }) }
    else if (/\p{Co}/u.test(character)) yield { position, kind: 'private', ...say('private', { name }) }
    else if (/\p{Cc}/u.test(character)) yield { position, kind: 'control', ...say('control', { name }) }
    else if (!isAllowedInContext(text, index, character))
      yield { position, kind: 'invisible', ...say('invisible', { name }) }
  }
}

/** Characters to examine; most of them are legitimate in their context, or rare. */
const examined =
  /[\p{Default_Ignorable_Code_Point}\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\ufff9-\ufffb\ufffd\p{Cs}\p{Co}]|(?![\t\n\r])\p{Cc}/gu

function* suspiciousWords(text: string, tables: UnicodeTables, limit: number): Generator<Finding> {
  for (const { word, start, mixed, lookalikes } of suspiciousWordsIn(text, tables, limit)) {
    const shown = word.length > maxShown ? `${word.slice(0, maxShown).toWellFormed()}…` : word
    if (mixed) {
      const named = { word: shown, scripts: mixed.map((script) => script.replaceAll('_', ' ')).join(', ') }
      const inChinese = { word: shown, scripts: mixed.map(scriptInChinese).join('、') }
      const [{ en }, { zh }] = [say('mixed', named), say('mixed', inChinese)]
      yield { position: start + 1, kind: 'mixed-script', en, zh }
    }
    for (const { index, character, like } of lookalikes) {
      const point = character.codePointAt(0) ?? 0
      const name = `${codePointNotation(point)} ${tables.nameOf(point)}`
      yield { position: index + 1, kind: 'lookalike', ...say('lookalike', { name, other: like }) }
    }
  }
}

/** In UTF-16 units. */
const maxShown = 40

function* notNormal(text: string): Generator<Finding> {
  if (text.normalize('NFC') === text) return
  let index = 0
  for (const grapheme of graphemesIn(text)) {
    const normal = grapheme.normalize('NFC')
    if (normal !== grapheme && grapheme.length <= maxShown) {
      const params = { text: normal, points: pointsOf(grapheme), normal: pointsOf(normal) }
      yield { position: index + 1, kind: 'not-normal', ...say('notNormal', params) }
    }
    index += grapheme.length
  }
}

const pointsOf = (text: string): string =>
  Array.from(text, (character) => codePointNotation(character.codePointAt(0) ?? 0)).join(' ')

/** Chinese names of scripts that are commonly mixed; others have their Unicode name. */
const names: Record<string, string> = {
  Latin: '拉丁字母',
  Cyrillic: '西里尔字母',
  Greek: '希腊字母',
  Armenian: '亚美尼亚字母',
  Georgian: '格鲁吉亚字母',
  Hebrew: '希伯来字母',
  Arabic: '阿拉伯字母',
  Cherokee: '切罗基字母',
  Coptic: '科普特字母',
  Devanagari: '天城文',
  Thai: '泰文',
  Han: '汉字',
  Hiragana: '平假名',
  Katakana: '片假名',
  Hangul: '谚文',
  Bopomofo: '注音符号',
}

const scriptInChinese = (script: string): string => names[script] ?? script.replaceAll('_', ' ')
