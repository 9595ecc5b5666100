import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { benchmark } from './benchmark.ts'
import { errors } from './errors.ts'

test.each(engineNames)('%s is measured in as many rounds as were asked for', async (engine) => {
  const input = { pattern: '(\\d+)-(\\d+)', text: '1-2, 30-40', engine, rounds: 5, seconds: 60 }
  const { median, minimum, maximum, operationsPerSecond, rounds } = await perform(benchmark, input)
  expect(rounds).toBe(5)
  expect(minimum).toBeGreaterThan(0)
  expect(median).toBeGreaterThanOrEqual(minimum)
  expect(maximum).toBeGreaterThanOrEqual(median)
  expect(operationsPerSecond * median).toBeCloseTo(1000, -1)
})

test('ends with the rounds that were possible in its time', async () => {
  // Each takes two milliseconds at least, however fast the machine; one is possible on any.
  const input = { pattern: '\\w', text: 'a'.repeat(2000), engine: 'quickjs' as const, rounds: 10_000, seconds: 1.5 }
  const { rounds } = await perform(benchmark, input)
  expect(rounds).toBeGreaterThanOrEqual(1)
  expect(rounds).toBeLessThan(10_000)
})

test('needs both a pattern and test text', async () => {
  await expect(perform(benchmark, { pattern: '', text: 'a' })).rejects.toMatchObject({ code: 'emptyPattern' })
  await expect(perform(benchmark, { pattern: 'a', text: '' })).rejects.toMatchObject({ code: 'emptyText' })
})

test.each(['ecmascript', 'quickjs'] as const)('a pattern that never ends is stopped in %s', async (engine) => {
  const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!`, seconds: 0.2, engine }
  await expect(perform(benchmark, endless)).rejects.toMatchObject({ code: 'timeout', params: { seconds: 0.2 } })
})

test('says when it failed', async () => {
  const input = { pattern: 'x{1000}{1000}{1000}', text: 'a', engine: 'rust' }
  const error = await perform(benchmark, input).catch((thrown) => thrown)
  expect(error.code).toBe('benchmarkFailed')
  expect(sentenceOf(error, errors, 'en')).toMatch(/^Benchmark failed: ./)
  expect(sentenceOf(error, errors, 'zh')).toMatch(/^性能测试失败：./)
})
