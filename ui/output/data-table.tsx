import { useMemo, useState } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import { fill } from '#kit/sentence.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'
import { type Column, isRow, type Row, type SortOrder, sortRows, writeTsv } from './table-rows.ts'

/** The most rows that are drawn; sorting and copying take all. */
const maxRows = 200

/** A list of objects as a table: numbers stand at the right, and pressing a head sorts by its column. */
export default function DataTable({ value, schema, text }: OutputViewProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const [order, setOrder] = useState<SortOrder>()
  const rows = useMemo(() => [value].flat().filter(isRow), [value])
  const columns = useMemo(() => columnsOf(schema, text, rows), [schema, text, rows])
  const sorted = useMemo(() => sortRows(rows, order, language), [rows, order, language])
  const tsv = useMemo(() => writeTsv(sorted, columns), [sorted, columns])
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  const write = (cell: unknown, name: string): string =>
    typeof cell === 'number'
      ? numbers.format(cell)
      : (text.columns?.[name]?.choices?.[String(cell)] ?? String(cell ?? ''))

  return (
    <div className={styles['table']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={text.label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, label, isNumber }) => {
                const direction = order?.column === name ? order.direction : undefined
                return (
                  <th key={name} scope="col" data-number={isNumber || undefined} aria-sort={direction ?? 'none'}>
                    <button type="button" onClick={() => setOrder(nextOrder(name, direction))}>
                      {label}
                      <span aria-hidden="true">{direction ? { ascending: '▲', descending: '▼' }[direction] : ''}</span>
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, maxRows).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and holds no state
              <tr key={index}>
                {columns.map(({ name, isNumber }) => (
                  <td key={name} data-number={isNumber || undefined}>
                    {write(row[name], name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={styles['foot']}>
        {rows.length > maxRows && <p>{fill(words.cut, { most: maxRows, all: rows.length })}</p>}
        <CopyButton value={tsv} label={text.label} />
      </div>
    </div>
  )
}

/** Up, then down, then as it came. */
const nextOrder = (column: string, direction: SortOrder['direction'] | undefined): SortOrder | undefined =>
  direction === 'descending' ? undefined : { column, direction: direction ? 'descending' : 'ascending' }

function columnsOf({ items }: JsonSchema, { columns = {} }: OutputViewProps['text'], rows: Row[]): Column[] {
  const described = typeof items === 'object' && !Array.isArray(items) ? Object.keys(items.properties ?? {}) : []
  const names = described.length > 0 ? described : Object.keys(columns)
  return names.map((name) => ({
    name,
    label: columns[name]?.label ?? name,
    isNumber: rows.length > 0 && rows.every((row) => row[name] === undefined || typeof row[name] === 'number'),
  }))
}

const texts = {
  en: { cut: 'The first {most} of {all} rows. Copy takes all.' },
  zh: { cut: '共 {all} 行，显示前 {most} 行，复制可得全部。' },
}
