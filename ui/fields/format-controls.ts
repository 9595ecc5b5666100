import { type ComponentType, lazy } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { AnyFieldText } from '#kit/texts.ts'

export interface FormatControlProps {
  schema: JsonSchema
  text: AnyFieldText
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

/**
 * Controls that few tools need, by the `format` that a schema gives its field, in HTML's own words. Each loads when a page
 * first draws it.
 */
const controls = {
  color: lazy(() => import('./color-field.tsx')),
  file: lazy(() => import('./file-field.tsx')),
  font: lazy(() => import('./font-field.tsx')),
  radio: lazy(() => import('./picture-field.tsx')),
  range: lazy(() => import('./range-field.tsx')),
  textarea: lazy(() => import('./textarea-field.tsx')),
} satisfies Record<string, ComponentType<FormatControlProps>>

/** Finds the control that a schema asks for; a list of files has that of a file. */
export function controlFor({ format, items }: JsonSchema): ComponentType<FormatControlProps> | undefined {
  const name = format ?? (typeof items === 'object' && !Array.isArray(items) && items.format === 'file' ? 'file' : '')
  return Object.hasOwn(controls, name) ? controls[name as keyof typeof controls] : undefined
}
