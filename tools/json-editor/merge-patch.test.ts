import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { mergePatch, minify } from './operations.ts'

/** Merges, and writes the result on one line. */
const merged = async (json: string, patch: string) =>
  (await perform(minify, { json: (await perform(mergePatch, { json, patch })).json })).json

// RFC 7396, appendix A.
test.each([
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
])('merges %s and %s as its RFC does', async (json, patch, result) => {
  expect(await merged(json, patch)).toBe(result)
})

/** The function of RFC 7396, section 2, by its words. */
function mergeByTheBook(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name)
    else result.set(name, mergeByTheBook(result.get(name), value))
  }
  return Object.fromEntries(result)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, null, 1, 'x', true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '', 'é'), tie('value')),
  ),
}))

test('makes the same of any two documents as the RFC says, members in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(value, value, async (target, patch) => {
      expect(await merged(JSON.stringify(target), JSON.stringify(patch))).toBe(
        JSON.stringify(mergeByTheBook(target, patch)),
      )
    }),
    { numRuns: runs(1000) },
  )
})

test('keeps every digit, escape and key order, and the last of keys that come twice where one is changed', async () => {
  const json = '{"z":12345678901234567890,"\\u0061":1.0,"b":{"n":1e400,"n":2,"m":0},"z":-0}'
  expect(await merged(json, '{"a":3.10,"b":{"m":9007199254740993},"\\u006e":[1.00]}')).toBe(
    '{"z":12345678901234567890,"\\u0061":3.10,"b":{"n":1e400,"n":2,"m":9007199254740993},"z":-0,"\\u006e":[1.00]}',
  )
  expect(await merged(json, '{"z":5,"z":6,"b":{"n":null}}')).toBe('{"z":6,"\\u0061":1.0,"b":{"m":0}}')
})

test('merges a hundred thousand levels', async () => {
  const nested = (inner: string) => `${'{"a":'.repeat(100_000)}${inner}${'}'.repeat(100_000)}`
  const json = (await perform(mergePatch, { json: nested('{"b":1}'), patch: '{"a":{"b":2}}' }).catch(String)) as string
  // Indented it would fill the memory.
  expect(json).toContain('tooLarge')
})

test('says which of the two is wrong', async () => {
  await expect(perform(mergePatch, { json: '', patch: '{}' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(mergePatch, { json: '{', patch: '{}' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(perform(mergePatch, { json: '{}', patch: ' ' })).rejects.toMatchObject({ code: 'emptyPatch' })
  await expect(perform(mergePatch, { json: '{}', patch: '{\n"a":}' })).rejects.toMatchObject({
    code: 'invalidPatch',
    params: { line: 2, column: 5, found: '}', expected: 'value' },
  })
})
