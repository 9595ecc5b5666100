import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import type { Step } from './definition.ts'
import { load } from './fixtures/stand-ins.ts'
import { runOperation } from './run-operation.ts'
import { maxRuns } from './run-pipeline.ts'

const run = (steps: unknown, input: string | File, call = unattended) =>
  perform(runOperation(load) as unknown as Operation, { pipeline: { version: 1, steps }, input }, call)

const step = (operation: string, more: Partial<Step> = {}): Step => ({ tool: 'stand-in', operation, ...more })

const outputOf = async (steps: Step[], input: string | File) => (await run(steps, input))['output']

test('what one step gives the next one takes, and each says in short what it gave', async () => {
  expect(await run([step('shout', { options: { mark: '?' } }), step('describe')], 'hi')).toEqual({
    output: '{"is": HI?}',
    steps: [
      {
        index: 0,
        tool: 'stand-in',
        operation: 'shout',
        kind: 'text',
        type: 'text/plain',
        preview: 'HI?',
        size: 3,
        runs: 1,
        warnings: [],
      },
      {
        index: 1,
        tool: 'stand-in',
        operation: 'describe',
        kind: 'text',
        type: 'application/json',
        preview: '{"is": HI?}',
        size: 11,
        runs: 1,
        warnings: [],
      },
    ],
  })
})

test('a step that is off is left out, and the others keep their numbers', async () => {
  const result = await run([step('shout', { off: true }), step('describe')], 'hi')
  expect(result).toMatchObject({ output: '{"is": hi}', steps: [{ index: 1 }] })
  expect(await outputOf([step('shout', { off: true })], 'hi')).toBe('hi')
})

test.each<[string, Step[], string | File, string]>([
  ['a text is the bytes of a file', [step('measure')], '中', '3'],
  ['a file is text', [step('shout')], new File(['a'], 'a.txt'), 'A'],
  ['a file is the next one’s text', [step('save', { options: { name: 'x' } }), step('shout')], 'a', 'A'],
  ['a text is a list of its lines', [step('join')], 'a\r\nb\n\n', 'a+b'],
  ['a list is lines', [step('count', { output: 'words' }), step('join')], 'a b', 'a+b'],
  ['a number is its digits', [step('count', { output: 'characters' }), step('shout')], 'abc', '3'],
  ['many fields are JSON', [step('count')], 'a', '{\n  "characters": 1,\n  "words": [\n    "a"\n  ]\n}'],
  ['a named field goes on', [step('shout', { options: { mark: '!!' }, output: 'marks' })], 'a', '2'],
  ['a named field takes it', [step('join', { input: 'between', options: { parts: ['a', 'b'] } })], '-', 'a-b'],
])('between steps %s', async (_, steps, input, output) => {
  expect(await outputOf(steps, input)).toBe(output)
})

test('a file goes on as the file that it is', async () => {
  const output = await outputOf([step('save', { options: { name: 'a.csv' } })], 'x')
  expect(output).toBeInstanceOf(File)
  expect(output).toMatchObject({ name: 'a.csv', type: 'text/csv', size: 1 })
})

test('of a long text the beginning is shown', async () => {
  const { steps } = await run([step('shout')], 'a'.repeat(500))
  expect(steps).toMatchObject([{ preview: `${'A'.repeat(199)}…`, size: 500 }])
})

test.each<[string, Step[], string, string]>([
  ['each line', [step('shout', { each: 'line' })], 'a\r\n\nb\n', 'A\r\n\nB\n'],
  ['each line, of no text at all', [step('shout', { each: 'line' })], '', ''],
  ['each line, as a number', [step('measure', { each: 'line' })], 'a\nbc', '1\n2'],
  ['each item, texts as texts', [step('shout', { each: 'item' })], '["a", "b"]', '[\n"A",\n"B"\n]'],
  ['each item, JSON as JSON', [step('describe', { each: 'item' })], '[1.10]', '[\n{"is": 1.10}\n]'],
  ['each item, numbers as numbers', [step('measure', { each: 'item' })], '[{"a": 1}]', '[\n8\n]'],
  ['each item, of none', [step('shout', { each: 'item' })], ' [] ', '[]'],
])('for %s', async (_, steps, input, output) => {
  expect(await outputOf(steps, input)).toBe(output)
})

test('what every digit of an item says is kept', async () => {
  const steps = [step('describe', { each: 'item' })]
  expect(await outputOf(steps, '[12345678901234567890.0]')).toBe('[\n{"is": 12345678901234567890.0}\n]')
})

test('a failure says at which step, and keeps its own code; what came before is there', async () => {
  await expect(run([step('shout', { options: { mark: '!' } }), step('refuse')], 'hi')).rejects.toMatchObject({
    name: 'StepError',
    step: { index: 1, tool: 'stand-in', operation: 'refuse' },
    cause: { name: 'ToolError', code: 'exclaimed', params: { position: 3 } },
    before: [{ index: 0, preview: 'HI!' }],
  })
})

test.each<[string, 'line' | 'item', string, object]>([
  ['line', 'line', 'a\n\nb!', { index: 0, line: 3 }],
  ['item', 'item', '["a", "b!"]', { index: 0, item: 2 }],
])('a failure says at which %s', async (_, each, input, place) => {
  await expect(run([step('refuse', { each })], input)).rejects.toMatchObject({
    step: { tool: 'stand-in', operation: 'refuse', ...place },
  })
})

test('the text in a file is read in the charset that its bytes say; what holds none is refused', async () => {
  const gbk = Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)
  expect(await outputOf([step('shout')], new File([gbk], 'a.txt'))).toBe('中文')
  expect(await outputOf([step('shout')], new File(['\uFEFFa'], 'a.txt'))).toBe('A')
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0)
  await expect(run([step('shout')], new File([jpeg], 'a.jpg'))).rejects.toMatchObject({
    cause: { code: 'stepNotText' },
  })
})

test.each<[string, Step[], string, object]>([
  ['bytes that are no text', [step('bytes'), step('shout')], 'a', { code: 'stepNotText' }],
  ['bytes in lines', [step('bytes'), step('shout', { each: 'line' })], 'a', { code: 'stepNotText' }],
  [
    'what is no JSON',
    [step('shout', { each: 'item' })],
    '[1,\n x]',
    { code: 'stepNotJson', params: { line: 2, column: 2, found: 'x' } },
  ],
  ['what is no array', [step('shout', { each: 'item' })], '{}', { code: 'stepNotArray' }],
  [
    'more lines than runs',
    [step('shout', { each: 'line' })],
    'a\n'.repeat(maxRuns + 1),
    { code: 'stepTooManyRuns', params: { most: maxRuns, runs: maxRuns + 1 } },
  ],
])('a step refuses %s', async (_, steps, input, cause) => {
  await expect(run(steps, input)).rejects.toMatchObject({ name: 'StepError', cause })
})

test('all that does not fit is said before anything runs, at its step', async () => {
  const steps = [
    step('break'),
    { ...step('shout'), tool: 'nowhere' },
    step('nothing'),
    step('constructor', { off: true }),
    step('draw'),
    step('shout', { input: 'volume' }),
    step('join', { input: 'between', output: 'volume', options: { parts: ['a'] } }),
    step('draw', { input: 'size' }),
    step('save', { each: 'line', options: { name: 'x', text: 'taken', more: 1 } }),
    step('save'),
    step('shout', { options: JSON.parse('{"mark":"long!","__proto__":1}') }),
  ]
  await expect(run(steps, 'a')).rejects.toMatchObject({
    name: 'InputError',
    issues: [
      { field: 'pipeline.steps.1.tool', message: { en: 'There is no such tool' } },
      { field: 'pipeline.steps.2.operation', message: { en: 'This tool has no such operation' } },
      { field: 'pipeline.steps.3.operation', message: { en: 'This tool has no such operation' } },
      {
        field: 'pipeline.steps.4.operation',
        message: { en: 'This operation cannot take the result of the step before' },
      },
      { field: 'pipeline.steps.5.input', message: { en: 'Unknown field “volume”' } },
      { field: 'pipeline.steps.6.output', message: { en: 'This operation gives no such field' } },
      { field: 'pipeline.steps.7.input', message: { en: 'This field takes neither text nor a file' } },
      { field: 'pipeline.steps.8.each' },
      {
        field: 'pipeline.steps.8.options.text',
        message: { en: 'This field takes the result of the step before' },
      },
      { field: 'pipeline.steps.8.options.more' },
      { field: 'pipeline.steps.9.options.name', message: { en: 'This field needs text' } },
      { field: 'pipeline.steps.10.options.mark' },
      { field: 'pipeline.steps.10.options.__proto__' },
    ],
  })
})

test.each<[unknown, string]>([
  [[], 'pipeline.steps'],
  ['x', 'pipeline.steps'],
  [Array.from({ length: 31 }, () => step('shout')), 'pipeline.steps'],
  [[null], 'pipeline.steps.0'],
  [[{ tool: 'stand-in' }], 'pipeline.steps.0.operation'],
  [[{ ...step('shout'), each: 'word' }], 'pipeline.steps.0.each'],
  [[{ ...step('shout'), options: [] }], 'pipeline.steps.0.options'],
  [[{ ...step('shout'), extra: 1 }], 'pipeline.steps.0.extra'],
  [[step('shout', { options: { mark: 'x'.repeat(2 ** 20) } })], 'pipeline'],
])('a definition of another form is refused: %#', async (steps, field) => {
  await expect(run(steps, 'a')).rejects.toMatchObject({ name: 'InputError', issues: [{ field }] })
})

test('a run that is canceled ends between two lines', async () => {
  const controller = new AbortController()
  const shares: number[] = []
  const progress = (share: number) => {
    shares.push(share)
    if (share >= 0.5) controller.abort()
  }
  const call = { signal: controller.signal, progress }
  await expect(run([step('shout', { each: 'line' })], 'a\nb\nc\nd', call)).rejects.toMatchObject({ name: 'AbortError' })
  expect(shares).toEqual([0.25, 0.5])
})

test('a bug stays a bug', async () => {
  await expect(run([step('break')], 'a')).rejects.toMatchObject({ name: 'Error', message: 'a bug' })
})

test('what a step warns of is told with it, each once, also of all lines, and no more than anybody reads', async () => {
  const warningsOf = async (steps: Step[], input: string) =>
    Object(await run(steps, input)).steps.map(({ warnings }: { warnings: { en: string }[] }) =>
      warnings.map(({ en }) => en),
    )
  expect(await warningsOf([step('warn'), step('shout')], 'aba')).toEqual([['Odd: a', 'Odd: b'], []])
  expect(await warningsOf([step('warn', { each: 'line' })], 'ab\nbc')).toEqual([['Odd: a', 'Odd: b', 'Odd: c']])
  const [many] = await warningsOf([step('warn')], 'abcdefghijklmnopqrstuvwxyz')
  expect(many).toHaveLength(20)
})
