import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { unicodeTables } from './unicode-tables.ts'

const { nameOf, propertiesOf, lookalikeOf } = await unicodeTables()

test.each([
  ['A', 'LATIN CAPITAL LETTER A', 'Lu', 'Latin'],
  ['\n', 'LINE FEED', 'Cc', 'Common'],
  ['中', 'CJK UNIFIED IDEOGRAPH-4E2D', 'Lo', 'Han'],
  ['\uf900', 'CJK COMPATIBILITY IDEOGRAPH-F900', 'Lo', 'Han'],
  ['\u{323b0}', 'CJK UNIFIED IDEOGRAPH-323B0', 'Lo', 'Han'],
  ['한', 'HANGUL SYLLABLE HAN', 'Lo', 'Hangul'],
  ['아', 'HANGUL SYLLABLE A', 'Lo', 'Hangul'],
  ['\u{17000}', 'TANGUT IDEOGRAPH-17000', 'Lo', 'Tangut'],
  ['\u{10940}', 'SIDETIC LETTER N01', 'Lo', 'Sidetic'],
  ['😀', 'GRINNING FACE', 'So', 'Common'],
  ['\ue000', '<private-use-E000>', 'Co', 'Unknown'],
  ['\ud800', '<surrogate-D800>', 'Cs', 'Unknown'],
  ['\ufdd0', '<noncharacter-FDD0>', 'Cn', 'Unknown'],
  ['\u0378', '<reserved-0378>', 'Cn', 'Unknown'],
])('%j is %s', (character, name, category, script) => {
  const point = character.codePointAt(0) ?? 0
  expect([nameOf(point), propertiesOf(point)]).toEqual([name, { category, script }])
})

test('letters are confusable with ASCII ones of their category, as in UTS 39', () => {
  const looks = Array.from('аеІℓ𝟎𝟏Οａ；中a', (character) => lookalikeOf(character.codePointAt(0) ?? 0) ?? '')
  expect(looks).toEqual(['a', 'e', 'I', 'l', '0', '1', 'O', 'a', '', '', ''])
})

test('names and categories agree with a Node of the same Unicode version', () => {
  for (let point = 0; point <= 0x10ffff; point += 7) {
    const { category, script } = propertiesOf(point)
    const text = String.fromCodePoint(point)
    if (process.versions['unicode'] !== '17.0') break
    if (!/^\p{Cn}$/u.test(text)) expect(new RegExp(`^\\p{gc=${category}}$`, 'u').test(text), text).toBe(true)
    if (script !== 'Unknown') expect(new RegExp(`^\\p{sc=${script}}$`, 'u').test(text), text).toBe(true)
  }
})

const program = `import unicodedata
for c in range(0x110000):
    n = unicodedata.name(chr(c), None)
    if n: print(format(c, 'x'), n)`
const python = spawnSync('python3', ['-c', program], { encoding: 'utf8', maxBuffer: 2 ** 26 })

test.skipIf(python.status !== 0)('Python, whose Unicode is older, has the same names', () => {
  const wrong = python.stdout
    .trim()
    .split('\n')
    .filter((line) => nameOf(Number.parseInt(line, 16)) !== line.slice(line.indexOf(' ') + 1))
  expect(wrong).toEqual([])
})
