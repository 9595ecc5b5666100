import type { Localized } from '#kit/language.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { asWritten } from '#ui/device/kept/record-pieces.ts'
import type { Stored } from '#ui/device/stored.ts'
import { toolById } from '../../catalogue/catalogue.ts'

interface ToolListKind {
  id: string
  list: Stored<readonly string[]>
  title: Localized
  about: Localized
  most: number
}

/** Tools that this device remembers, in an order of theirs. */
export function toolListKind({ id, list, title, about, most }: ToolListKind): KeptKind {
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
      schema: { type: 'array', maxItems: most, items: { type: 'string', minLength: 1, maxLength: 80 } },
      write: async () => ({ value: list.read().length > 0 ? list.read().slice(0, most) : undefined }),
      read: async (tools) => [
        { place: 'local', name: id, value: JSON.stringify([...new Set(tools as readonly string[])]) },
      ],
    },
  }
}
