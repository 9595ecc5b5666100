import type { Localized } from '#kit/language.ts'
import { favorites } from '#ui/device/favorites.ts'
import { isHistoryEntry, withinLimits } from '#ui/device/history-entry.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { asWritten } from '#ui/device/kept/record-pieces.ts'
import { recents } from '#ui/device/recents.ts'
import type { Stored } from '#ui/device/stored.ts'
import { toolById } from '../../catalogue/catalogue.ts'
import { namedKind } from './named-kind.ts'
import { pipelinesKind } from './pipelines-kind.ts'
import { preferencesKind } from './preferences-kind.ts'
import { cachesKind, loginKind, otherKind, siteKind } from './site-kinds.ts'
import { draftsKind, optionsKind, viewsKind } from './values-kinds.ts'

const text = { type: 'string', maxLength: 2_500_000 } as const
const short = { type: 'string', maxLength: 100_000 } as const

/** The history of each tool. Its input files are stored nowhere. */
const historyKind = namedKind({
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

const favoritesKind = toolListKind({
  id: 'favorites',
  list: favorites,
  max: 500,
  title: { en: 'Favorites', zh: '收藏' },
  about: { en: 'The tools you starred', zh: '你收藏的工具' },
})

const recentsKind = toolListKind({
  id: 'recents',
  list: recents,
  max: 8,
  title: { en: 'Recent tools', zh: '最近使用的工具' },
  about: { en: 'The 8 tools you opened last', zh: '最近打开的 8 个工具' },
})

/** Kinds of single tools, defined in the tools' folders. */
const ofTools = Object.values(
  import.meta.glob<readonly KeptKind[]>('../../../tools/*/page/kept/kept-kinds.ts', {
    import: 'keptKinds',
    eager: true,
  }),
).flat()

const named: readonly KeptKind[] = [
  ...[favoritesKind, recentsKind, historyKind, draftsKind, optionsKind, pipelinesKind],
  ...ofTools,
  ...[viewsKind, preferencesKind, siteKind, cachesKind, loginKind],
]

/** All kinds of stored data, in display order. A new kind is added here, or in its tool's folder. */
export const kinds: readonly KeptKind[] = [...named, otherKind(named)]

interface ToolListKind {
  id: string
  list: Stored<readonly string[]>
  title: Localized
  about: Localized
  max: number
}

/** A stored list of tools. */
function toolListKind({ id, list, title, about, max }: ToolListKind): KeptKind {
  const stored = [{ place: 'local', name: id }] as const
  return {
    id,
    title,
    about,
    stored,
    read: async () =>
      list.read().map((tool) => ({
        key: tool,
        label: toolById(tool)?.title ?? asWritten(tool),
        size: tool.length + 3,
        stored,
        remove: async () => list.update((now) => now.filter((each) => each !== tool)),
      })),
    file: {
      schema: { type: 'array', maxItems: max, items: { type: 'string', minLength: 1, maxLength: 80 } },
      write: async () => ({ value: list.read().length > 0 ? list.read().slice(0, max) : undefined }),
      read: async (tools) => [
        { place: 'local', name: id, value: JSON.stringify([...new Set(tools as readonly string[])]) },
      ],
    },
  }
}
