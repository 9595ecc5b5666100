import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { errors } from './errors.ts'
import { test as find } from './test.ts'

/** The failure of a run, in both languages. */
async function failure(input: object): Promise<{ code: string; en: string; zh: string }> {
  const error: ToolError = await perform(find, input).then(
    () => {
      throw new Error('it did not fail')
    },
    (thrown) => thrown,
  )
  return { code: error.code, en: sentenceOf(error, errors, 'en'), zh: sentenceOf(error, errors, 'zh') }
}

test('every match is told with its place, text, groups and names', async () => {
  const { matches, count, truncated, milliseconds } = await perform(find, {
    pattern: '(?<word>\\p{L}+)(!)?',
    flags: 'gu',
    text: '修复! 🙂 ok',
  })
  expect(matches).toEqual([
    {
      start: 0,
      end: 3,
      text: '修复!',
      groups: [
        { name: 'word', start: 0, end: 2, text: '修复' },
        { start: 2, end: 3, text: '!' },
      ],
    },
    { start: 7, end: 9, text: 'ok', groups: [{ name: 'word', start: 7, end: 9, text: 'ok' }, null] },
  ])
  expect({ count, truncated }).toEqual({ count: 2, truncated: false })
  expect(milliseconds).toBeGreaterThanOrEqual(0)
})

describe.each(engineNames)('%s', (engine) => {
  test('tells the first matches up to the limit, and counts all', async () => {
    const { matches, count, truncated } = await perform(find, {
      pattern: 'a',
      text: 'a'.repeat(2500),
      engine,
      limit: 7,
    })
    expect({ told: matches.length, count, truncated }).toEqual({ told: 7, count: 2500, truncated: true })
  })

  test('finds one match without the flag g, and with y only where the last one ended', async () => {
    const startsOf = async (flags: string) =>
      (await perform(find, { pattern: 'a', flags, text: 'aaba', engine })).matches.map(({ start }) => start)
    expect(await startsOf('')).toEqual([0])
    expect(await startsOf('g')).toEqual([0, 1, 3])
    expect(await startsOf('y')).toEqual([0])
    expect(await startsOf('gy')).toEqual([0, 1])
  })

  test('finds nothing in an empty text, and still reads the pattern', async () => {
    expect(await perform(find, { pattern: '^$', text: '', engine })).toMatchObject({ matches: [], count: 0 })
    await expect(perform(find, { pattern: '(', text: '', engine })).rejects.toMatchObject({ code: 'invalidPattern' })
  })

  test('names the place of what cannot be read, in both languages', async () => {
    const { code, en, zh } = await failure({ pattern: 'ab(', text: 'a', engine })
    expect(code).toBe('invalidPattern')
    expect(en).toMatch(/^Invalid regex pattern at position 3: ./)
    expect(zh).toMatch(/^正则表达式无效：第 3 位，分组未闭合（.+）$/)
  })
})

test('ECMAScript alone has the flags d and v', async () => {
  for (const engine of ['ecmascript', 'quickjs'] as const) {
    expect(await perform(find, { pattern: '[a--b]', flags: 'dgv', text: 'ab', engine })).toMatchObject({ count: 1 })
  }
  expect(await failure({ pattern: 'a', flags: 'v', text: 'a', engine: 'rust' })).toEqual({
    code: 'unsupported',
    en: 'Rust doesn’t support /…/v',
    zh: 'Rust 不支持 /…/v',
  })
})

test('PCRE2 and Python have the flag x, and Python has a; L is for bytes', async () => {
  const spaced = { pattern: 'a b # two', flags: 'x', text: 'ab' }
  for (const engine of ['pcre2', 'python'] as const) {
    expect(await perform(find, { ...spaced, engine })).toMatchObject({ count: 1 })
  }
  expect(await failure({ ...spaced, engine: 'quickjs' })).toMatchObject({ en: 'QuickJS doesn’t support /…/x' })
  expect(await perform(find, { pattern: '\\w', flags: 'a', text: 'é', engine: 'python' })).toMatchObject({ count: 0 })
  expect(await failure({ pattern: 'a', flags: 'L', text: 'a', engine: 'python' })).toMatchObject({
    code: 'unsupported',
  })
})

test('where Python and PCRE2 part is said by every search of Python', async () => {
  const { warnings = [] } = await perform(find, { pattern: 'a\\Z', text: 'a', engine: 'python' })
  expect(warnings).toEqual([{ en: expect.stringContaining('\\Z'), zh: expect.stringContaining('\\Z') }])
  expect(await perform(find, { pattern: 'a', text: 'a', engine: 'python' })).toMatchObject({ warnings: [] })
  expect(await perform(find, { pattern: 'a', text: 'a', engine: 'pcre2' })).not.toHaveProperty('warnings')
})

test('what an engine does not have is named', async () => {
  expect(await failure({ pattern: '(?<=a)b', text: 'ab', engine: 're2' })).toEqual({
    code: 'unsupported',
    en: 'RE2 doesn’t support (?<=…)',
    zh: 'RE2 不支持 (?<=…)',
  })
  expect(await failure({ pattern: 'a++', text: 'a', engine: 'quickjs' })).toMatchObject({
    en: 'QuickJS doesn’t support ++',
  })
})

test('a pattern is needed', async () => {
  expect(await failure({ pattern: '', text: 'a' })).toEqual({
    code: 'emptyPattern',
    en: 'Enter a regular expression',
    zh: '请输入正则表达式',
  })
})

test.each(['z', 'gg', 'uv', 'g i', 'G'])('the flags %j are refused', async (flags) => {
  const { code, en, zh } = await failure({ pattern: 'a', flags, text: 'a' })
  expect(code).toBe('flags')
  expect(en.startsWith('Failed to set regex flags')).toBe(true)
  expect(zh.startsWith('设置正则标志失败')).toBe(true)
})

describe('a pattern that never ends', () => {
  const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!`, seconds: 0.3 }

  test.each(['ecmascript', 'quickjs'] as const)('is stopped in %s, and the next run works', async (engine) => {
    expect(await failure({ ...endless, engine })).toEqual({
      code: 'timeout',
      en: 'Stopped: this pattern runs longer than 0.3 s on this text; see the Explain tab for the cause',
      zh: '已停止：此正则在这段文本上运行超过 0.3 秒，原因见“解释”',
    })
    expect(await perform(find, { pattern: 'a!', text: endless.text, engine })).toMatchObject({ count: 1 })
  })

  test.each(['oniguruma', 'pcre2', 'python'] as const)(
    'is given up by %s, which says after what time',
    async (engine) => {
      const { code, en } = await failure({ ...endless, engine, seconds: 60 })
      expect(code).toBe('timeout')
      expect(en).toMatch(
        /^Stopped: this pattern runs longer than \d+(\.\d+)? s on this text; see the Explain tab for the cause$/,
      )
    },
  )

  test.each(['rust', 're2'] as const)('ends at once in %s', async (engine) => {
    expect(await perform(find, { ...endless, engine })).toMatchObject({ count: 0 })
  })
})

test('what an engine cannot do by its size is a failed test', async () => {
  const { code, en, zh } = await failure({ pattern: 'x{1000}{1000}{1000}', text: 'a', engine: 'rust' })
  expect(code).toBe('failed')
  expect(en).toMatch(/^Regex test failed: ./)
  expect(zh).toMatch(/^正则测试失败：./)
})

test('what could not be loaded is said in the words of the specification', () => {
  const said = (error: ToolError) => [sentenceOf(error, errors, 'en'), sentenceOf(error, errors, 'zh')]
  expect(said(errors.loadFailed())).toEqual(['Failed to load WASM module', '加载 WASM 模块失败'])
  expect(said(errors.notLoaded())).toEqual(['WASM module not loaded', 'WASM 模块未加载'])
})
