import { expect, test } from 'vitest'
import { isPipeline, issuesInDefinition } from './definition.ts'
import { hostileDefinitions } from './fixtures/hostile-definitions.ts'

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
const withOption = (value: unknown) => ({
  version: 1,
  steps: [{ tool: 'base64', operation: 'encode', options: { text: value } }],
})

test.each([110, 1000, 100_000, 1_000_000])(
  'a definition nested %i levels deep is refused with a sentence',
  (levels) => {
    const message = { en: 'It is nested too deeply: at most 100 levels', zh: '嵌套过深：最多 100 层' }
    for (const value of [nested(levels), withOption(nested(levels))])
      expect(issuesInDefinition(value)).toEqual([{ field: '', message }])
  },
)

test('what is as deep as options are is one', () => expect(isPipeline(withOption(nested(90)))).toBe(true))

test('what refers to itself is refused', () => {
  const value: Record<string, unknown> = {}
  value['steps'] = value
  expect(isPipeline(value)).toBe(false)
})

test.each(hostileDefinitions.map((text) => [text.slice(0, 100), text]))(
  'no pipeline is %s, which is said in both languages',
  (_, text) => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      // Invalid JSON has no definition.
    }
    const issues = issuesInDefinition(value)
    expect(issues.map(({ message }) => [typeof message.en, typeof message.zh])).toContainEqual(['string', 'string'])
    expect(Object.prototype).not.toHaveProperty('polluted')
  },
)
