import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Language } from '#kit/language.ts'
import { fill } from '#kit/sentence.ts'
import { truncate } from '#lib/text/truncate.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import styles from './output.module.css'
import type { OutputViewProps } from './output-view-props.ts'
import { type Column, isRow, type Row, type SortOrder, sortRows, writeTsv } from './table-rows.ts'

/** More rows are not drawn; sorting and copying take all. */
const maxRows = 200
/** In UTF-16 units. A longer word may break anywhere. */
const longCell = 24

/** A list of objects as a table: numbers are aligned right, and pressing a heading sorts by its column. */
export default function DataTable({ value, schema, text }: OutputViewProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const [order, setOrder] = useState<SortOrder>()
  const rows = useMemo(() => [value].flat().filter(isRow), [value])
  const columns = useMemo(() => columnsOf(schema, text, rows, language), [schema, text, rows, language])
  const sorted = useMemo(() => sortRows(rows, order, language), [rows, order, language])
  const tsv = useMemo(() => writeTsv(sorted, columns), [sorted, columns])
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  const write = (cell: unknown, name: string): string =>
    typeof cell === 'number'
      ? numbers.format(cell)
      : Array.isArray(cell)
        ? // A line may end between them.
          cell.join(', ')
        : (text.columns?.[name]?.choices?.[String(cell)] ?? String(cell ?? ''))

  const { active, grid } = useCopyingGrid()

  return (
    <div className={styles['table']}>
      <section>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are pressed, and reached by arrows */}
        <table role="grid" aria-label={text.label} title={words.hint} {...grid}>
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
                {columns.map(({ name, isNumber }, column) => {
                  const cell = write(row[name], name)
                  return (
                    <td
                      key={name}
                      data-number={isNumber || undefined}
                      data-long={cell.length > longCell || undefined}
                      tabIndex={index === active.row && column === active.column ? 0 : -1}
                    >
                      {cell}
                    </td>
                  )
                })}
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

/**
 * Cells that copy their text on a click or Enter. One of them is reached by Tab, the others
 * from there by arrows (WAI-ARIA practices, data grid).
 */
function useCopyingGrid() {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const [active, setActive] = useState({ row: 0, column: 0 })

  async function copy(cell: HTMLElement): Promise<void> {
    // Selecting a part of the text is no click.
    if (!getSelection()?.isCollapsed) return
    const isCopied = await navigator.clipboard.writeText(cell.innerText).then(
      () => true,
      () => false,
    )
    cell.dataset['copied'] = String(isCopied)
    setTimeout(() => delete cell.dataset['copied'], 1200)
    announce(isCopied ? fill(words.copied, { value: truncate(cell.innerText) }) : words.copyFailed)
  }

  function press(event: KeyboardEvent<HTMLTableElement>): void {
    const cell = cellOf(event.target)
    if (!cell) return
    if (event.key === 'Enter' || event.key === ' ') void copy(cell)
    else {
      const next = neighborOf(cell, event.key)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  }

  const grid = {
    onClick: ({ target }: MouseEvent) => void (cellOf(target) && copy(cellOf(target) as HTMLElement)),
    onKeyDown: press,
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target)
      if (cell) setActive({ row: rowOf(cell).sectionRowIndex, column: cell.cellIndex })
    },
  }
  return { active, grid }
}

const cellOf = (target: EventTarget): HTMLTableCellElement | undefined =>
  target instanceof HTMLTableCellElement && target.tagName === 'TD' ? target : undefined

const rowOf = (cell: HTMLTableCellElement) => cell.parentElement as HTMLTableRowElement

function neighborOf(cell: HTMLTableCellElement, key: string): HTMLTableCellElement | undefined {
  const row = rowOf(cell)
  const rows = (row.parentElement as HTMLTableSectionElement).rows
  const [down, right] = steps[key] ?? [0, 0]
  if (down === 0 && right === 0) return undefined
  return rows[row.sectionRowIndex + down]?.cells[cell.cellIndex + right]
}

/** For each key: how many rows down and how many columns to the right it moves. */
const steps: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Ascending, then descending, then the original order. */
const nextOrder = (column: string, direction: SortOrder['direction'] | undefined): SortOrder | undefined =>
  direction === 'descending' ? undefined : { column, direction: direction ? 'descending' : 'ascending' }

function columnsOf(
  { items }: JsonSchema,
  { columns = {} }: OutputViewProps['text'],
  rows: Row[],
  language: Language,
): Column[] {
  // Texts that come in both languages are shown in the page's one.
  const otherLanguage = language === 'en' ? 'zh' : 'en'
  const described = typeof items === 'object' && !Array.isArray(items) ? Object.keys(items.properties ?? {}) : []
  const names = described.length > 0 ? described : Object.keys(columns)
  return names
    .filter((name) => name !== otherLanguage || !names.includes(language))
    .filter((name) => rows.length === 0 || rows.some((row) => !isEmpty(row[name])))
    .map((name) => ({
      name,
      label: columns[name]?.label ?? name,
      isNumber: rows.length > 0 && rows.every((row) => row[name] === undefined || typeof row[name] === 'number'),
    }))
}

/** A column of nothing else, such as the commands of bare expressions, is not shown. */
const isEmpty = (cell: unknown): boolean =>
  [cell].flat().every((each) => each === undefined || each === null || each === '')

const texts = {
  en: {
    cut: 'The first {most} of {all} rows. Copy takes all.',
    hint: 'Click a cell to copy it',
    copied: 'Copied: {value}',
    copyFailed: 'Failed to copy to clipboard',
  },
  zh: {
    cut: '共 {all} 行，显示前 {most} 行，复制可得全部。',
    hint: '点击任一格即可复制',
    copied: '已复制：{value}',
    copyFailed: '复制到剪贴板失败',
  },
}
