import { type ComponentType, lazy, Suspense } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { FieldFrame } from '../field-frame.tsx'
import { FileField } from './file-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'
// The server renders controls whose code is loaded later: their style sheets have to be there from the start.
import './rows.module.css'

type Control = ComponentType<FormatControlProps>

/** The control of a field by the `format` of its schema, named as in HTML; a list has one by its items. */
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
 * The format that selects a control; a list of files has the file control, one of fixed choices checkboxes,
 * one of dates a line for each, one of strings words. A list of choices whose order or repeats matter has `words`.
 */
export function formatOf({ format = '', type, items }: JsonSchema): string | undefined {
  if (format in loaded || format in later) return format
  if (type !== 'array' || typeof items !== 'object' || Array.isArray(items)) return undefined
  if (items.format === 'file') return 'file'
  if (items.enum ?? items.examples) return 'checkboxes'
  if (items.format === 'date') return 'dates'
  return items.type === 'string' ? 'words' : 'rows'
}

/** The controls of nearly every tool, and those loaded since. */
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

/** For pages that have not preloaded them. */
const later = Object.fromEntries(
  Object.entries(loaders).map(([format, load]) => [format, lazy(async () => ({ default: await load() }))]),
)

/** Preloads the controls of fields, so that the first render has them. */
export async function loadControls(schemas: readonly JsonSchema[]): Promise<void> {
  const formats = new Set(schemas.flatMap((schema) => fieldsOf(schema).map(([, field]) => formatOf(field) ?? '')))
  await Promise.all(
    [...formats].map(async (format) => {
      const control = await loaders[format]?.()
      if (control) loaded[format] = control
    }),
  )
}

/** A multi-line field that grows with its text. */
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
