import { type ComponentType, lazy } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import type { CaretPosition } from '../editor/code-editor.tsx'

export interface OutputViewProps {
  value: unknown
  schema: JsonSchema
  text: AnyFieldText
  /** Selects a position in the text that was worked on. */
  onSelectPosition?: ((position: CaretPosition) => void) | undefined
}

/** Ways to look at an output, by what it is. Each loads when there is such an output. */
const views = {
  audio: lazy(() => import('./audio-view.tsx')),
  color: lazy(() => import('./swatch-list.tsx')),
  diagnostics: lazy(() => import('./diagnostic-list.tsx')),
  diff: lazy(() => import('./diff-view.tsx')),
  html: lazy(() => import('./html-view.tsx')),
  image: lazy(() => import('./image-view.tsx')),
  table: lazy(() => import('./data-table.tsx')),
} satisfies Record<string, ComponentType<OutputViewProps>>

/**
 * Finds the view of an output: of a file by its media type, of a text by what its schema says it holds, of a list by its
 * `format`, and of colors by that of its items.
 */
export function viewFor(schema: JsonSchema, value: unknown): ComponentType<OutputViewProps> | undefined {
  const kind = kindOf(schema, value)
  return kind !== undefined && Object.hasOwn(views, kind) ? views[kind as keyof typeof views] : undefined
}

function kindOf({ contentMediaType, format, items }: JsonSchema, value: unknown): string | undefined {
  if (value instanceof File) return /^(?:audio|image)(?=\/)/.exec(value.type)?.[0]
  if (typeof value === 'string')
    return contentMediaType === 'text/html' ? 'html' : format === 'color' ? format : undefined
  if (!Array.isArray(value)) return undefined
  if (typeof items !== 'object' || Array.isArray(items)) return format
  const isColors = [items, items.properties?.['color']].some(
    (each) => typeof each === 'object' && each.format === 'color',
  )
  return format ?? (isColors ? 'color' : undefined)
}
