import { IconPlus, IconX } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '../../controls/announcer.tsx'
import { Button, IconButton } from '../../controls/button.tsx'
import { useTexts } from '../../language/language.ts'
import { GroupLabel, Help } from '../field-frame.tsx'
import { TextField } from '../text-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './rows.module.css'

/**
 * An editable table of texts, such as the parameters of a query. Enter adds a row
 * below and focuses it.
 */
export function Rows({ text, value, onChange }: FormatControlProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const id = useId()
  const rows = rowsIn(value)
  const columns = Object.entries(text.columns ?? {})
  const { goTo, refOf } = useRowFocus()

  function add(at: number): void {
    onChange(rows.toSpliced(at, 0, Object.fromEntries(columns.map(([column]) => [column, '']))))
    goTo(at, 'input')
  }
  function remove(at: number): void {
    onChange(rows.toSpliced(at, 1))
    announce(fill(words.removed, { row: at + 1 }))
    goTo(Math.min(at, rows.length - 2), 'button')
  }
  function press(event: KeyboardEvent, at: number): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add(at + 1)
  }

  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className={styles['rows']}
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <GroupLabel id={id}>{text.label}</GroupLabel>
      {rows.length > 0 && (
        // Each field has its column's name as its label.
        <div className={styles['head']} aria-hidden="true">
          {columns.map(([column, { label }]) => (
            <span key={column}>{label}</span>
          ))}
        </div>
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and rows hold no state of their own
        <div key={index} className={styles['row']}>
          {columns.map(([column, { label }], at) => (
            <TextField
              key={column}
              ref={at === 0 ? refOf(`input ${index}`) : undefined}
              aria-label={`${label} ${index + 1}`}
              value={row[column] ?? ''}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              onChange={(event) => onChange(rows.with(index, { ...row, [column]: event.currentTarget.value }))}
              onKeyDown={(event) => press(event, index)}
            />
          ))}
          <IconButton
            ref={refOf(`button ${index}`)}
            label={fill(words.remove, { row: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
      ))}
      <Button ref={refOf('button -1')} size="small" onClick={() => add(rows.length)}>
        <IconPlus size={16} stroke={1.75} /> {words.add}
      </Button>
      <Help id={`${id}-help`}>{text.help}</Help>
    </fieldset>
  )
}

type Control = `${'input' | 'button'} ${number}`

/** Focuses a control of a row after rendering: of row -1, the button that adds one. */
function useRowFocus() {
  const controls = useRef(new Map<Control, HTMLElement>())
  const [target, setTarget] = useState<{ control: Control }>()
  useEffect(() => {
    if (target) controls.current.get(target.control)?.focus()
  }, [target])
  return {
    goTo: (row: number, control: 'input' | 'button') => setTarget({ control: `${control} ${row}` }),
    refOf: (control: Control) => (element: HTMLElement | null) => {
      if (element) controls.current.set(control, element)
      return () => void controls.current.delete(control)
    },
  }
}

/** A value stored by another version of the tool may be anything. */
const rowsIn = (stored: unknown): Record<string, string>[] =>
  Array.isArray(stored) && stored.every(isRow) ? stored : []

const isRow = (row: unknown): row is Record<string, string> =>
  typeof row === 'object' && row !== null && Object.values(row).every((value) => typeof value === 'string')

const texts = {
  en: { add: 'Add a row', remove: 'Remove row {row}', removed: 'Row {row} removed' },
  zh: { add: '添加一行', remove: '移除第 {row} 行', removed: '已移除第 {row} 行' },
}
