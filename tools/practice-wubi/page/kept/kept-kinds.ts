import type { JsonSchema } from '#kit/json-schema.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { readRecords } from '#ui/device/kept/record.ts'
import { asWritten, recordPieces } from '#ui/device/kept/record-pieces.ts'
import { errors } from '../../errors.ts'
import { readOwnTable } from '../../table/read-own-table.ts'
import { maxArticleLength, parsePracticeData, practiceStore } from './practice-data.ts'

const count: JsonSchema = { type: 'number', minimum: 0 }

/** An object with all of these fields and no others. */
const whole = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The schema of the practice data in a file. */
const keptSchema: JsonSchema = whole({
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

const name = 'practice-wubi'
const tableName = 'practice-wubi:table'

const practice: KeptKind = {
  id: 'practice-wubi',
  title: { en: 'Wubi typing practice', zh: '五笔练习' },
  about: { en: 'Results, missed characters and your texts', zh: '练习成绩、易错字和自定义文章' },
  stored: [{ place: 'local', name }],
  read: () => recordPieces(practice.stored, () => practice.title),
  file: {
    schema: keptSchema,
    write: async () => ({ value: (await readRecords(practice.stored)).length > 0 ? practiceStore.read() : undefined }),
    read: async (written) => [{ place: 'local', name, value: JSON.stringify(parsePracticeData(written)) }],
  },
}

/** In characters; a table of all characters takes a tenth of it. */
const maxTableLength = 8_000_000

const table: KeptKind = {
  id: 'practice-wubi-table',
  title: { en: 'Wubi code table', zh: '五笔码表' },
  about: { en: 'The code table you uploaded', zh: '你上传的码表' },
  stored: [{ place: 'database', name: tableName }],
  read: () => recordPieces(table.stored, ({ value }) => asWritten(String(Object(value).name))),
  file: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 255 },
        json: { type: 'string', maxLength: maxTableLength },
      },
      required: ['name', 'json'],
      additionalProperties: false,
    },
    async write() {
      const [record] = await readRecords(table.stored)
      if (!record) return {}
      const { name: file, json } = Object(record.value)
      return String(json).length > maxTableLength ? { left: 1 } : { value: { name: file, json } }
    },
    async read(written) {
      const { json } = written as { json: string }
      try {
        readOwnTable(json)
      } catch (error) {
        if (!(error instanceof ToolError)) throw error
        return { field: 'json', message: errors.malformedTable.sentence }
      }
      return [{ place: 'database', name: tableName, value: written }]
    },
  },
}

export const keptKinds: readonly KeptKind[] = [practice, table]
