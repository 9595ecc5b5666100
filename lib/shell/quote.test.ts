import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { quote, quoteWhereNeeded, type Shell } from './quote.ts'

const readBySh = (words: string): string[] =>
  execFileSync('sh', ['-c', `for argument in ${words}; do printf '%s\\0' "$argument"; done`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1)

const noNul = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !text.includes('\0') && text.isWellFormed())

test('sh reads every quoted text literally', () => {
  fc.assert(
    fc.property(fc.array(noNul, { minLength: 1, maxLength: 20 }), (texts) => {
      expect(readBySh(texts.map((text) => quote(text, 'sh')).join(' '))).toEqual(texts)
      expect(readBySh(texts.map((text) => quoteWhereNeeded(text, 'sh')).join(' '))).toEqual(texts)
    }),
    { numRuns: runs(100) },
  )
})

test.each<[string, Record<Shell, string>]>([
  ['data.json', { sh: 'data.json', powershell: 'data.json' }],
  ['./a-b/c_1.txt', { sh: './a-b/c_1.txt', powershell: './a-b/c_1.txt' }],
  ['--plus-as-space', { sh: '--plus-as-space', powershell: '--plus-as-space' }],
  ['--name=a.b', { sh: '--name=a.b', powershell: `'--name=a.b'` }],
  ['@notes.txt', { sh: '@notes.txt', powershell: `'@notes.txt'` }],
  ['1e3', { sh: '1e3', powershell: `'1e3'` }],
  ['.5', { sh: '.5', powershell: `'.5'` }],
  ['a,b', { sh: 'a,b', powershell: `'a,b'` }],
  ['=ls', { sh: `'=ls'`, powershell: `'=ls'` }],
  ['it’s', { sh: `'it’s'`, powershell: `'it’’s'` }],
  ["it's", { sh: `'it'\\''s'`, powershell: `'it''s'` }],
  ['$HOME `id` "a" \\', { sh: `'$HOME \`id\` "a" \\'`, powershell: `'$HOME \`id\` "a" \\'` }],
])('%s is quoted for each shell if necessary', (text, quoted) => {
  expect({ sh: quoteWhereNeeded(text, 'sh'), powershell: quoteWhereNeeded(text, 'powershell') }).toEqual(quoted)
})
