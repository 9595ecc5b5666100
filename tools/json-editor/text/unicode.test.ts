import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { format, minify } from '../operations.ts'

const written = async (json: string, unicode: 'keep' | 'escape' | 'decode') =>
  (await perform(minify, { json, unicode })).json

test('escapes all outside ASCII, keys too, and nothing else', async () => {
  const json = '{"é中🙂":"a\\n\\/\\u4e2d\u007f\\\\é","n":1.0}'
  const escaped = '{"\\u00e9\\u4e2d\\ud83d\\ude42":"a\\n\\/\\u4e2d\u007f\\\\\\u00e9","n":1.0}'
  expect(await written(json, 'escape')).toBe(escaped)
  expect(await perform(format, { json, unicode: 'escape', indent: 0 })).toMatchObject({ json: escaped })
})

test.each([
  ['a character of each length', '"\\u0041\\u00E9\\u4e2D\\ud83D\\uDE42"', '"Aé中🙂"'],
  ['a key', '{"\\u57ce":1}', '{"城":1}'],
  ['the solidus', '"\\u002f\\/"', '"/\\/"'],
  ['the common space', '"\\u0020"', '" "'],
])('decodes %s', async (_, json, decoded) => {
  expect(await written(json, 'decode')).toBe(decoded)
})

test.each([
  ['control characters', '"\\u0000\\u001f\\u007f\\u009f"'],
  ['quotes and backslashes', '"\\u0022\\u005C"'],
  ['an escaped backslash before a u', '"\\\\u0041\\\\\\\\u0041"'],
  ['half a surrogate pair', '"\\ud83d\\ude4\\u002f"'.replace('\\ude4', '')],
  ['halves in the wrong order', '"\\ude42\\ud83d"'],
  ['a first half before another character', '"\\ud83d\\u0000\\ude42"'],
  ['spaces and breaks that cannot be told', '"\\u00a0\\u2028\\u2029\\u3000"'],
  ['what has no width', '"\\u200b\\ufeff\\u202e"'],
  ['what is private or nothing', '"\\ue000\\uffff\\udbff\\udfff"'],
])('leaves %s escaped', async (name, json) => {
  const kept = name === 'half a surrogate pair' ? json.replace('\\u002f', '/') : json
  expect(await written(json, 'decode')).toBe(kept)
})

test('keeps everything unless told otherwise', async () => {
  const json = '["\\u4e2d","中"]'
  expect(await perform(minify, { json })).toEqual(await perform(minify, { json, unicode: 'keep' }))
  expect(await written(json, 'keep')).toBe(json)
})

test('changes no value, and warns of the places in the text as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ stringUnit: 'binary' }), fc.boolean(), async (json, sortKeys) => {
      const escaped = (await perform(format, { json, unicode: 'escape', sortKeys })).json
      expect(escaped).toMatch(/^[\0-\x7f]*$/)
      const decoded = (await perform(format, { json: escaped, unicode: 'decode' })).json
      for (const text of [escaped, decoded]) expect(JSON.parse(text)).toEqual(JSON.parse(json))
      expect((await perform(format, { json: decoded, unicode: 'escape' })).json).toBe(escaped)
    }),
    { numRuns: runs() },
  )
  const { warnings } = await perform(format, { json: '{"\\u4e2d":1,"中":2}', unicode: 'decode' })
  expect(warnings).toMatchObject([{ column: 13, params: { key: '"中"' } }])
})
