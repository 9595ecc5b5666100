import { isHistoryEntry, withinLimits } from '#ui/device/history-entry.ts'
import { namedKind } from './named-kind.ts'

const text = { type: 'string', maxLength: 2_500_000 } as const
const short = { type: 'string', maxLength: 100_000 } as const

/** What was done with each tool. The files that were worked on are kept nowhere. */
export const historyKind = namedKind({
  id: 'history',
  place: 'database',
  beginnings: ['history:'],
  title: { en: 'History', zh: '历史记录' },
  about: {
    en: 'Recent runs of each tool: up to 50 entries and 5 MB per tool. Files are never saved',
    zh: '每个工具最近的操作，最多 50 条、5 MB；你处理的文件从不保存',
  },
  schema: {
    type: 'array',
    maxItems: 50,
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', minLength: 1, maxLength: 100 },
        time: { type: 'number', minimum: 0, maximum: 8.64e15 },
        operation: { type: 'string', maxLength: 80 },
        values: { type: 'object', additionalProperties: {} },
        input: text,
        output: short,
        hasFiles: { type: 'boolean' },
      },
      required: ['id', 'time', 'operation', 'values', 'input', 'output'],
      additionalProperties: false,
    },
  },
  countOf: (entries) => (Array.isArray(entries) ? entries.length : 1),
  limit: (entries) =>
    Array.isArray(entries)
      ? withinLimits(
          entries.filter(isHistoryEntry).map(({ id, time, operation, values, input, output, hasFiles }) => ({
            id,
            time,
            operation,
            values,
            input,
            output,
            ...(hasFiles && { hasFiles }),
          })),
        )
      : [],
})
