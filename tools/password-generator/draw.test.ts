import { createCipheriv, createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { draw, numbers } from './operations.ts'

/** Repeats a draw as documented, with Node's own cipher, as anybody can to verify it. */
function checkDraw(items: string[], count: number, seed: string): string[] {
  const key = createHash('sha256').update(seed).digest()
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(1000))
  let at = 0
  const order = [...items]
  for (let place = 0; place < count; place++) {
    const left = order.length - place
    const bits = (left - 1).toString(2).length
    let other = left
    while (left > 1 && other >= left) other = (stream[at++] ?? 0) & (2 ** bits - 1)
    if (left === 1) other = 0
    const [one = '', two = ''] = [order[place], order[place + other]]
    order[place] = two
    order[place + other] = one
  }
  return order.slice(0, count)
}

test.each(['2026-11-25', 'announced on Monday', '林', '🎲'])(
  'a draw from the seed %s can be checked by others',
  async (seed) => {
    const items = Array.from({ length: 60 }, (_, index) => `Ticket ${index}`)
    const { drawn, rest } = await perform(draw, { items: items.join('\r\n'), count: 10, seed })
    const expected = checkDraw(items, 10, seed)
    expect(drawn.split('\n')).toEqual(expected)
    expect(rest.split('\n')).toEqual(items.filter((item) => !expected.includes(item)))
  },
)

test('a generated seed repeats its draw, and all lines can be drawn', async () => {
  const items = '\uFEFF__proto__\n\n 乙 \n丙\n丙'
  const first = await perform(draw, { items, count: 4 })
  expect(first.seed).toMatch(/^[\da-f]{32}$/)
  expect(await perform(draw, { items, count: 4, seed: first.seed })).toEqual(first)
  expect(first.drawn.split('\n').sort()).toEqual(['__proto__', '丙', '丙', '乙'])
  expect(first.rest).toBe('')
})

test('drawing more lines than there are is refused', async () => {
  await expect(perform(draw, { items: ' \n\n' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(draw, { items: 'a\nb', count: 3 })).rejects.toMatchObject({
    code: 'tooMany',
    params: { limit: 2 },
  })
  expect((await perform(draw, { items: 'x'.repeat(1e7), seed: 'a' })).drawn).toHaveLength(1e7)
})

test('numbers lie between their bounds, inclusive', async () => {
  const { numbers: dice } = await perform(numbers, { minimum: '1', maximum: '6', count: 1000, seed: 'dice' })
  expect([...new Set(dice.split('\n'))].sort()).toEqual(['1', '2', '3', '4', '5', '6'])
  const { numbers: all } = await perform(numbers, { minimum: '-50000', maximum: '49999', count: 100_000, unique: true })
  const sorted = all
    .split('\n')
    .map(Number)
    .sort((a, b) => a - b)
  expect([new Set(sorted).size, sorted[0], sorted.at(-1)]).toEqual([100_000, -50_000, 49_999])
  const [minimum, maximum] = [`1${'0'.repeat(99)}`, `1${'0'.repeat(98)}7`]
  const { numbers: long } = await perform(numbers, { minimum, maximum, count: 50 })
  expect(new Set(long.split('\n').map((each) => each.length))).toEqual(new Set([100]))
})

test.each([
  [{ minimum: '2', maximum: '1' }, 'badRange'],
  [{ minimum: '1', maximum: '10', count: 11, unique: true }, 'tooMany'],
  [{ minimum: '1.5' }, 'badNumber'],
  [{ minimum: '１' }, 'badNumber'],
  [{ minimum: '' }, 'badNumber'],
  [{ maximum: '9'.repeat(1001) }, 'tooLong'],
])('%j is refused as %s', async (input, code) => {
  await expect(perform(numbers, input)).rejects.toMatchObject({ code })
})
