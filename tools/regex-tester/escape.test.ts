import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { errors } from './errors.ts'
import { escapeText } from './escape.ts'
import { test as find } from './test.ts'

test('the pattern matches just that text, with any flags', async () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).filter((value) => value.isWellFormed())
  await fc.assert(
    fc.asyncProperty(text, async (value) => {
      const { pattern } = await perform(escapeText, { text: value })
      for (const flags of ['', 'u', 'v', 'ms']) expect(new RegExp(`^(?:${pattern})$`, flags).test(value)).toBe(true)
    }),
    { numRuns: runs() },
  )
})

test.each(engineNames)('%s reads it too', async (engine) => {
  const text = `a.b*c+d?e^f$g{2}h(i)j|k[l]m\\n/o-p #q&&r~s<t>u'v"w,x=y!z:@_%\`\n\t修🙂`
  const { pattern } = await perform(escapeText, { text })
  expect(await perform(find, { pattern, text: `x${text}x`, engine })).toMatchObject({
    matches: [{ start: 1, end: 1 + text.length }],
    count: 1,
  })
})

test('text is needed', async () => {
  await expect(perform(escapeText, { text: '' })).rejects.toMatchObject({ code: 'emptyText' })
})

test('a text that would become too long fails to be escaped', async () => {
  const error = await perform(escapeText, { text: '.'.repeat(300_000_000) }).catch((thrown) => thrown)
  expect(sentenceOf(error, errors, 'en')).toBe('Failed to escape text')
  expect(sentenceOf(error, errors, 'zh')).toBe('转义文本失败')
})
