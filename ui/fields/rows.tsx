import { useId } from 'react'
import type { AnyFieldText } from '#kit/texts.ts'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import styles from './field.module.css'
import { GroupLabel, Help } from './field-frame.tsx'
import { TextField } from './text-field.tsx'

interface RowsProps {
  text: AnyFieldText
  rows: unknown
  onChange: (rows: Record<string, string>[]) => void
}

/** A table of texts to fill in: one line a row, one field a column, such as the parameters of a query. */
export function Rows({ text, rows: given, onChange }: RowsProps) {
  const words = useTexts(texts)
  const id = useId()
  const rows = rowsIn(given)
  const columns = Object.entries(text.columns ?? {})

  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-help`} className={styles['rows']}>
      <GroupLabel id={id}>{text.label}</GroupLabel>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and rows hold no state of their own
        <div key={index} className={styles['row']}>
          {columns.map(([column, { label }]) => (
            <TextField
              key={column}
              aria-label={`${label} ${index + 1}`}
              placeholder={label}
              value={row[column] ?? ''}
              onChange={(event) => onChange(rows.with(index, { ...row, [column]: event.currentTarget.value }))}
            />
          ))}
          <Button onClick={() => onChange(rows.toSpliced(index, 1))}>{words.remove}</Button>
        </div>
      ))}
      <Button onClick={() => onChange([...rows, Object.fromEntries(columns.map(([column]) => [column, '']))])}>
        {words.add}
      </Button>
      <Help id={`${id}-help`}>{text.help}</Help>
    </fieldset>
  )
}

/** What was kept of another version of the tool may be anything. */
const rowsIn = (found: unknown): Record<string, string>[] => (Array.isArray(found) && found.every(isRow) ? found : [])

const isRow = (row: unknown): row is Record<string, string> =>
  typeof row === 'object' && row !== null && Object.values(row).every((value) => typeof value === 'string')

const texts = {
  en: { add: 'Add a row', remove: 'Remove' },
  zh: { add: '添加一行', remove: '移除' },
}
