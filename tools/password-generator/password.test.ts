import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { seededRandom } from '#lib/random/random-bytes.ts'
import { countPasswords } from './characters/count-passwords.ts'
import { passwordGenerator } from './characters/draw-password.ts'
import { password } from './operations.ts'

const drawn = async (input: object) => (await perform(password, input)).passwords.split('\n')

test('every character of every kind that is chosen can come up, and no other', async () => {
  const seen = (await drawn({ length: 1024, count: 5 })).join('')
  expect([...new Set(seen)].sort().join('')).toBe(
    '!#$%&()*+,-.0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{}',
  )
  const few = (
    await drawn({ length: 500, upper: false, symbols: false, exclude: 'abcdef789', avoidAmbiguous: true })
  ).join()
  expect([...new Set(few)].sort().join('')).toBe('23456ghijkmnpqrstuvwxyz')
})

test.each([
  [{ preset: 'pin' }, /^\d{6}$/],
  [{ preset: 'pin', length: 8 }, /^\d{8}$/],
  [{ preset: 'wifi', symbols: true, symbolSet: '!' }, /^[a-km-np-zA-HJ-NP-Z2-9!]{20}$/],
  [{ preset: 'strong' }, /^[!-~]{24}$/],
])('chosen fields override those of the preset %j', async (input, pattern) => {
  for (const each of await drawn({ ...input, count: 50 })) expect(each).toMatch(pattern)
})

test('four characters of four kinds have one of each, and own symbols are used as given', async () => {
  for (const each of await drawn({ length: 4, count: 200, symbolSet: '🙂👩‍👧é\n' })) {
    expect(each).toMatch(/[a-z]/)
    expect(each).toMatch(/[A-Z]/)
    expect(each).toMatch(/\d/)
    expect(each).toMatch(/🙂|👩‍👧|é/u)
  }
  expect((await drawn({ lower: false, upper: false, digits: false, symbolSet: 'ab', length: 64 }))[0]).toMatch(
    /^[ab]{64}$/,
  )
})

test('all passwords of a small form are counted, and each is drawn as often as every other', async () => {
  for (const [kinds, length, noRepeats] of [
    [['ab', 'CD', '1'], 4, false],
    [['abc', '12'], 5, false],
    [['abc', 'D', '12'], 4, true],
  ] as const) {
    const lists = kinds.map((kind) => [...kind])
    const count = Number(countPasswords({ sizes: lists.map((list) => list.length), length, noRepeats, eachKind: true }))
    const draw = passwordGenerator(lists, { length, noRepeats, eachKind: true }, await seededRandom(kinds.join()))
    const counts = new Map<string, number>()
    const perPassword = isLong ? 400 : 40
    for (let run = 0; run < count * perPassword; run++) {
      const each = draw()
      counts.set(each, (counts.get(each) ?? 0) + 1)
    }
    expect(counts.size).toBe(count)
    const chiSquare = [...counts.values()].reduce((sum, times) => sum + (times - perPassword) ** 2 / perPassword, 0)
    // Five standard deviations above the expected value.
    expect(chiSquare).toBeLessThan(count + 5 * Math.sqrt(2 * count))
  }
})

test.each([
  [{ length: 16, eachKind: false }, 16 * Math.log2(85)],
  [{ length: 4, lower: true, upper: false, digits: false, symbols: false }, 4 * Math.log2(26)],
  [{ length: 4, upper: false, symbols: false }, Math.log2(36 ** 4 - 26 ** 4 - 10 ** 4)],
  [{ length: 10, lower: false, upper: false, symbols: false, noRepeats: true }, Math.log2(3_628_800)],
  [{ length: 1024 }, 1024 * Math.log2(85)],
])('%j has the entropy of its count', async (input, bits) => {
  expect((await perform(password, input)).bits).toBeCloseTo(bits, 1)
})

test.each([
  [{ lower: false, upper: false, digits: false, symbols: false }, 'noKinds', {}],
  [{ lower: false, upper: false, symbols: false, length: 11, noRepeats: true }, 'tooFew', { count: 10, length: 11 }],
  [{ lower: false, upper: false, symbols: false, exclude: '0123456789' }, 'tooFew', { count: 0, length: 16 }],
  [{ lower: false, upper: false, digits: false, symbolSet: '!!' }, 'tooFew', { count: 1, length: 16 }],
])('%j is refused as %s', async (input, code, params) => {
  await expect(perform(password, input)).rejects.toMatchObject({ code, params })
})

test('a thousand of the longest passwords are drawn, also where few candidates have every kind', async () => {
  expect(await drawn({ length: 1024, count: 1000 })).toHaveLength(1000)
  const seldom = { length: 20, count: 1000, exclude: 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ123456789' }
  expect(
    await drawn({ ...seldom, symbolSet: String.fromCharCode(...Array.from({ length: 200 }, (_, at) => 0x4e00 + at)) }),
  ).toHaveLength(1000)
})
