import type { JsonSchema } from '#kit/json-schema.ts'
import { engineNames } from '#lib/regex/engine.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { asWritten } from '#ui/device/kept/record-pieces.ts'
import { sizeOfValue } from '#ui/device/kept/size-of-value.ts'
import { maxTests, maxTestText } from './read-tests.ts'
import { maxSaved, parseSaved, removePattern, savedPatterns } from './saved-patterns.ts'

const stored = [{ place: 'local', name: 'regex-patterns' }] as const

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })

/** An object that must have all of its fields and no others. */
const whole = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const patterns: KeptKind = {
  id: 'regex-patterns',
  title: { en: 'Regex patterns', zh: '正则' },
  about: { en: 'The patterns you saved, with their tests: at most 200', zh: '你保存的正则及其测试用例，最多 200 个' },
  stored,
  read: async () =>
    savedPatterns.read().map((own) => ({
      key: own.name,
      label: asWritten(own.name),
      size: sizeOfValue(own),
      stored,
      remove: async () => removePattern(own.name),
    })),
  file: {
    schema: {
      type: 'array',
      maxItems: maxSaved.patterns,
      items: whole({
        name: { ...text(maxSaved.name), minLength: 1 },
        tags: { type: 'array', maxItems: maxSaved.tags, items: { ...text(maxSaved.tag), minLength: 1 } },
        notes: text(maxSaved.notes),
        pattern: { ...text(maxSaved.pattern), minLength: 1 },
        flags: text(maxSaved.flags),
        engine: { type: 'string', enum: [...engineNames] },
        tests: {
          type: 'array',
          maxItems: maxTests,
          items: whole({
            text: text(maxTestText),
            expect: { type: 'string', enum: ['match', 'no-match', 'equals', 'group'] },
            value: text(maxTestText),
            group: text(maxTestText),
          }),
        },
      }),
    },
    write: async () => ({ value: savedPatterns.read().length > 0 ? savedPatterns.read() : undefined }),
    read: async (written) => [{ ...stored[0], value: JSON.stringify(parseSaved(written)) }],
  },
}

export const keptKinds: readonly KeptKind[] = [patterns]
