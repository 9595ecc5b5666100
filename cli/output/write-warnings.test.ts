import { expect, test } from 'vitest'
import { toolbench } from '../fixtures/toolbench.ts'

const toJson = ['csv', 'to-json', '--indent=0', '--source']

test.each([
  [
    'en',
    'warning: line 1, column 1: A comment is no row: it was left out\nwarning: line 3, column 1: 3 cells instead of 2\n',
  ],
  ['zh', '警告：第 1 行第 1 列：注释不是数据行，已忽略\n警告：第 3 行第 1 列：有 3 个单元格，应为 2 个\n'],
])('writes warnings to standard error in %s, and does not change the result', async (language, stderr) => {
  const said = await toolbench([...toJson, '# of the city\nname,age\nAda,36,London\n', '--lng', language])
  expect(said).toMatchObject({
    code: 0,
    stdout: '[{"name":"Ada","age":36,"column3":"London"}]',
    stderr,
  })
})

test('warnings with positions have the sentences of the page', async () => {
  const { stderr } = await toolbench(['json-editor', 'format', '{"a":1,"a":12345678901234567890}', '--lng', 'zh'])
  expect(stderr).toBe(
    '警告：第 1 行第 8 列：重复的键 "a"：多数程序只保留最后一个值\n' +
      '警告：第 1 行第 12 列：JavaScript 会把 12345678901234567890 读成 12345678901234567000\n',
  )
})

test('writes no warnings if all of the result is printed, which contains them', async () => {
  const { stdout, stderr } = await toolbench([...toJson, 'a,b\n1\n', '--json'])
  expect({ warnings: JSON.parse(stdout).warnings, stderr }).toMatchObject({
    warnings: [{ line: 2, code: 'shortRow' }],
    stderr: '',
  })
})

test('writes the first of many warnings, and the number of others', async () => {
  const { stderr } = await toolbench([...toJson, `a,b\n${'1\n'.repeat(500)}`])
  const lines = stderr.trimEnd().split('\n')
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('warning: 480 more, all of which --json gives')
})

test('writes a sentence in one of its languages, with control characters escaped', async () => {
  const jwt = ['jwt', 'decode', 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.', '--lng', 'zh']
  const { code, stderr } = await toolbench(jwt)
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/^警告：.*\p{Script=Han}/u) })
  const { stderr: shown } = await toolbench(['json-editor', 'format', '{"\u001b[31m":1,"\u001b[31m":2}'])
  expect(shown).not.toContain('\u001b')
})

test('names the step of a warning in a pipeline', async () => {
  const pipeline = JSON.stringify({
    version: 1,
    steps: [
      { tool: 'csv', operation: 'to-json', options: { indent: 0 } },
      { tool: 'base64', operation: 'encode' },
    ],
  })
  const said = await toolbench(['run', pipeline, 'a,b\n1\n', '--lng', 'zh'])
  expect(said).toMatchObject({ code: 0, stderr: expect.stringMatching(/^警告：第 1 步：第 2 行第 1 列：.+\n$/) })
  expect((await toolbench(['run', pipeline, 'a,b\n1\n', '--json'])).stderr).toBe('')
  const { stderr } = await toolbench(['run', pipeline, `a,b\n${'1\n'.repeat(30)}`])
  const lines = stderr.trimEnd().split('\n')
  expect([lines.length, lines.at(-1)]).toEqual([21, 'warning: step 1: further ones are not told'])
})
