import type { JsonSchema } from '#kit/json-schema.ts'

/**
 * Returns the view of an output that is no plain text: of a file by its media type, of a text by what its schema says
 * it holds, a list by its `format`, and colors by that of its items.
 */
export function outputKindOf(schema: JsonSchema, value: unknown): string | undefined {
  const kind = kindOf(schema, value)
  return /^(?:archive|audio|color|diagnostics|diff|html|image|meter|table)$/.test(kind ?? '') ? kind : undefined
}

function kindOf({ contentMediaType, format, items }: JsonSchema, value: unknown): string | undefined {
  if (typeof value === 'number') return format === 'meter' ? format : undefined
  if (value instanceof File)
    return value.type === 'application/zip' ? 'archive' : /^(?:audio|image)(?=\/)/.exec(value.type)?.[0]
  if (typeof value === 'string')
    return contentMediaType === 'text/html' ? 'html' : format === 'color' ? format : undefined
  if (!Array.isArray(value)) return undefined
  // Texts that come in both languages are shown in one, as lines.
  if (format === 'table' && typeof value[0] === 'string') return undefined
  if (typeof items !== 'object' || Array.isArray(items)) return format
  const isColors = [items, items.properties?.['color']].some(
    (each) => typeof each === 'object' && each.format === 'color',
  )
  return format ?? (isColors ? 'color' : undefined)
}
