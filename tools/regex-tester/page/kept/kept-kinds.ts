import type { JsonSchema } from '#kit/json-schema.ts'
import { engineNames } from '#lib/regex/engine.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { asWritten } from '#ui/device/kept/record-pieces.ts'
import { sizeOfValue } from '#ui/device/kept/size-of-value.ts'
import { maxOwn, ownPatterns, parseOwn, removePattern } from './own-patterns.ts'
import { maxTests, maxTestText } from './read-tests.ts'

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
    ownPatterns.read().map((own) => ({
      key: own.name,
      label: asWritten(own.name),
      size: sizeOfValue(own),
      stored,
      remove: async () => removePattern(own.name),
    })),
  file: {
    schema: {
      type: 'array',
      maxItems: maxOwn.patterns,
      items: whole({
        name: { ...text(maxOwn.name), minLength: 1 },
        tags: { type: 'array', maxItems: maxOwn.tags, items: { ...text(maxOwn.tag), minLength: 1 } },
        notes: text(maxOwn.notes),
        pattern: { ...text(maxOwn.pattern), minLength: 1 },
        flags: text(maxOwn.flags),
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
    write: async () => ({ value: ownPatterns.read().length > 0 ? ownPatterns.read() : undefined }),
    read: async (written) => [{ ...stored[0], value: JSON.stringify(parseOwn(written)) }],
  },
}

export const keptKinds: readonly KeptKind[] = [patterns]
