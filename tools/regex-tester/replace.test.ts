import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { replace } from './replace.ts'

test.each(engineNames)('%s replaces every match, or the first without g', async (engine) => {
  const pattern = engine === 'python' ? '(\\d+)-(?P<to>\\d+)' : '(\\d+)-(?<to>\\d+)'
  const input = { pattern, text: '🙂 1-2, 30-40', replacement: '$<to>-$1$$' }
  // Beside a group with a name, Oniguruma counts no others.
  const both = engine === 'oniguruma' ? ['2-2$', '40-40$'] : ['2-1$', '40-30$']
  expect(await perform(replace, { ...input, engine })).toMatchObject({ text: `🙂 ${both.join(', ')}`, count: 2 })
  expect(await perform(replace, { ...input, engine, flags: '' })).toMatchObject({
    text: `🙂 ${both[0]}, 30-40`,
    count: 1,
  })
})

test.each(engineNames)('%s changes the case of what it puts in, where a switch says so', async (engine) => {
  const written = async (replacement: string, caseFunctions: boolean) =>
    (await perform(replace, { pattern: '(\\w+)-(\\w+)', text: 'aDa-bYe', replacement, caseFunctions, engine })).text
  expect(await written('\\U$1\\E-$2', true)).toBe('ADA-bYe')
  expect(await written('\\u\\L$1 \\L\\u$2', true)).toBe('Ada Bye')
  expect(await written('\\l\\U$1\\E \\u$2 x', true)).toBe('aDA BYe x')
  expect(await written('\\U$1', false)).toBe('\\UaDa')
})

test('a backslash is written twice beside them, and only what is put in changes', async () => {
  const input = { pattern: 'b', text: 'abc', caseFunctions: true }
  const written = async (replacement: string) => (await perform(replace, { ...input, replacement })).text
  expect(await written('\\U$&')).toBe('aBc')
  expect(await written('\\\\U$&')).toBe('a\\Ubc')
  expect(await written('\\u$1\\u')).toBe('a$1c')
  expect(await written('\\Uß🙂é\\E\\d')).toBe('aSS🙂É\\dc')
  expect(await written('\\u\\E\\u$&x')).toBe('aBxc')
})

test('what stands around a match can be put in its place, and a group that took no part is nothing', async () => {
  const around = { pattern: 'b|(x)', text: 'abc', replacement: "[$`|$&|$'|$1]" }
  expect(await perform(replace, around)).toEqual({ text: 'a[a|b|c|]c', count: 1 })
})

test.each(engineNames)('%s warns of references as other languages write them', async (engine) => {
  const pattern = engine === 'python' ? '(?P<to>\\d)' : '(?<to>\\d)'
  const warningsOf = async (replacement: string) =>
    (await perform(replace, { pattern, text: '1', replacement, engine })).warnings?.map(({ en }) => en)
  const sentence = (source: string, written: string) =>
    `${source} in the replacement stands for itself: write ${written}`
  expect(await warningsOf(`\\1 \\g<1> \\g<to> \${1} \${to} $to $0 \\0`)).toEqual([
    sentence('\\1', '$1'),
    sentence('\\g<1>', '$1'),
    sentence('\\g<to>', '$<to>'),
    sentence(`\${1}`, '$1'),
    sentence(`\${to}`, '$<to>'),
    sentence('$to', '$<to>'),
    sentence('$0', '$&'),
    sentence('\\0', '$&'),
  ])
  expect(await warningsOf(`$1 $<to> $& $$0 $$\{1} \\\\1 \\2 $total \${other} \\g<9> $01 \\n`)).toBeUndefined()
})

test('an empty text stays empty', async () => {
  expect(await perform(replace, { pattern: '^', text: '', replacement: 'x' })).toEqual({ text: '', count: 0 })
})

test('nothing at all can take the place of a match', async () => {
  expect(await perform(replace, { pattern: '\\s+', text: 'a b  c', replacement: '' })).toEqual({
    text: 'abc',
    count: 2,
  })
})

test('a result beyond all memory is refused', async () => {
  const input = { pattern: '', flags: 'g', text: 'x'.repeat(40_000), replacement: '$`$`' }
  await expect(perform(replace, { ...input, pattern: '(?:)', seconds: 60 })).rejects.toMatchObject({ code: 'failed' })
})

test('a pattern that never ends is stopped', async () => {
  const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!`, replacement: '', seconds: 0.2 }
  await expect(perform(replace, endless)).rejects.toMatchObject({ code: 'timeout' })
})

test('a pattern is needed', async () => {
  await expect(perform(replace, { pattern: '', text: 'a', replacement: '' })).rejects.toMatchObject({
    code: 'emptyPattern',
  })
})
