import type { JsonSchema } from '#kit/json-schema.ts'
import { maxArticleLength } from './kept.ts'

const count: JsonSchema = { type: 'number', minimum: 0 }

/** An object of which every field is needed, and no other known. */
const whole = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** What a file may hold of the practice. */
export const keptSchema: JsonSchema = whole({
  articles: {
    type: 'array',
    maxItems: 20,
    items: whole({
      id: { type: 'string', maxLength: 100 },
      title: { type: 'string', maxLength: 100 },
      text: { type: 'string', minLength: 1, maxLength: maxArticleLength },
    }),
  },
  missed: { type: 'object', additionalProperties: count },
  letters: { type: 'object', additionalProperties: whole({ presses: count, errors: count, milliseconds: count }) },
  results: {
    type: 'array',
    maxItems: 500,
    items: whole({
      time: { ...count, maximum: 8.64e15 },
      lesson: { type: 'string', maxLength: 200 },
      speed: count,
      accuracy: { ...count, maximum: 1 },
      characters: count,
    }),
  },
  hints: { type: 'boolean' },
  keys: { type: 'boolean' },
  shuffle: { type: 'boolean' },
})
