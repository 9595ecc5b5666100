import { type ComponentType, lazy, Suspense } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { FieldFrame } from '../field-frame.tsx'
import { FileField } from './file-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'
// The server draws controls whose code comes later: what they look like is there from the first.
import './rows.module.css'

type Control = ComponentType<FormatControlProps>

/** The control of a field by the `format` of its schema, in HTML's own words; a list has one by what it is of. */
export function FormatControl({ format, ...props }: FormatControlProps & { format: string }) {
  const Control = loaded[format]
  if (Control) return <Control {...props} />
  const Later = later[format]
  return (
    Later && (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    )
  )
}

/**
 * The format that asks for a control of its own; a list of files has that of a file, one of fixed choices a box for each,
 * one of dates a line for each, a list of texts one of words. A list of choices whose order or repeats matter says `words`.
 */
export function formatOf({ format = '', type, items }: JsonSchema): string | undefined {
  if (format in loaded || format in later) return format
  if (type !== 'array' || typeof items !== 'object' || Array.isArray(items)) return undefined
  if (items.format === 'file') return 'file'
  if (items.enum ?? items.examples) return 'checkboxes'
  if (items.format === 'date') return 'dates'
  return items.type === 'string' ? 'words' : 'rows'
}

/** Those that nearly every tool has, and those that were loaded for one. */
const loaded: Record<string, Control> = { file: FileField, textarea: TextareaField }

const loaders: Record<string, () => Promise<Control>> = {
  checkboxes: () => import('./checkboxes-field.tsx').then((module) => module.CheckboxesField),
  color: () => import('./color-field.tsx').then((module) => module.ColorField),
  date: () => import('./date-field.tsx').then((module) => module.DateField),
  dates: () => import('./dates-field.tsx').then((module) => module.DatesField),
  font: () => import('./font-field.tsx').then((module) => module.FontField),
  radio: () => import('./image-field.tsx').then((module) => module.ImageField),
  range: () => import('./range-field.tsx').then((module) => module.RangeField),
  rows: () => import('./rows.tsx').then((module) => module.Rows),
  'time-zone': () => import('./time-zone-field.tsx').then((module) => module.TimeZoneField),
  words: () => import('./words-field.tsx').then((module) => module.WordsField),
}

/** For where nobody has waited for them. */
const later = Object.fromEntries(
  Object.entries(loaders).map(([format, load]) => [format, lazy(async () => ({ default: await load() }))]),
)

/** Loads the controls that fields need, so that the first drawing has them. */
export async function loadControls(schemas: readonly JsonSchema[]): Promise<void> {
  const formats = new Set(schemas.flatMap((schema) => fieldsOf(schema).map(([, field]) => formatOf(field) ?? '')))
  await Promise.all(
    [...formats].map(async (format) => {
      const control = await loaders[format]?.()
      if (control) loaded[format] = control
    }),
  )
}

/** Several lines to write in, as tall as they are. */
function TextareaField({ schema, text, value, error, onChange }: FormatControlProps) {
  return (
    <FieldFrame label={text.label} description={text.help} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          className={`${ids.className} ${styles['textarea']}`}
          rows={3}
          value={typeof value === 'string' ? value : ''}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(typed === '' && schema.default === undefined ? undefined : typed)
          }
        />
      )}
    </FieldFrame>
  )
}
