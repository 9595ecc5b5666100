import { ToolError } from '#kit/tool-error.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { readRecords } from '#ui/device/kept/record.ts'
import { asWritten, recordPieces } from '#ui/device/kept/record-pieces.ts'
import { errors } from '../../errors.ts'
import { readOwnTable } from '../../table/read-own-table.ts'
import { kept, parseKept } from './kept.ts'
import { keptSchema } from './kept-schema.ts'

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
    write: async () => ({ value: (await readRecords(practice.stored)).length > 0 ? kept.read() : undefined }),
    read: async (found) => [{ place: 'local', name, value: JSON.stringify(parseKept(found)) }],
  },
}

/** In characters; a table of all characters has a tenth of it. */
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
    async read(found) {
      const { json } = found as { json: string }
      try {
        readOwnTable(json)
      } catch (error) {
        if (!(error instanceof ToolError)) throw error
        return { field: 'json', message: errors.malformedTable.sentence }
      }
      return [{ place: 'database', name: tableName, value: found }]
    },
  },
}

export const keptKinds: readonly KeptKind[] = [practice, table]
