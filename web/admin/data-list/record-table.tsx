import { Checkbox } from '@mantine/core'
import { useRef } from 'react'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { Sortable } from '#ui/sortable/sortable.tsx'
import styles from './data-list.module.css'
import { kindTexts } from './kind-texts.ts'
import { RecordRow } from './record-row.tsx'
import { nameOf } from './record-value.ts'
import switches from './switches.module.css'
import type { RecordActions } from './use-record-actions.ts'

interface RecordTableProps {
  kind: Kind
  /** The rows of this page. */
  rows: readonly AdminRecord[]
  /** The whole list in order; undefined for search results, which cannot be moved. */
  all: readonly AdminRecord[] | undefined
  ticked: readonly number[]
  actions: RecordActions
  onTick: (ids: readonly number[]) => void
  onOpen: (record: AdminRecord) => void
}

/** A table of records to tick, move, enable, open and delete; on a phone each has two lines. */
export function RecordTable({ kind, rows, all, ticked, actions, onTick, onOpen }: RecordTableProps) {
  const words = useTexts(texts)
  const named = useTexts(kindTexts)[kind]
  const deleteButtons = useRef<(HTMLButtonElement | null)[]>([])
  const ids = rows.map(({ id }) => id)
  const tickedHere = ids.filter((id) => ticked.includes(id))
  const others = ticked.filter((id) => !ids.includes(id))

  function move(id: number, over: number): void {
    if (!all) return
    const from = all.findIndex((record) => record.id === id)
    const to = all.findIndex((record) => record.id === over)
    const record = all[from]
    if (record) void actions.move(all.toSpliced(from, 1).toSpliced(to, 0, record), to)
  }

  return (
    <Sortable items={rows.map((record) => ({ id: record.id, name: nameOf(record) }))} onMove={move}>
      <table className={`${styles['table']} ${switches['switches']}`}>
        <thead>
          <tr>
            <th scope="col" className={styles['tick']}>
              <Checkbox
                aria-label={words.all}
                checked={tickedHere.length > 0 && tickedHere.length === ids.length}
                indeterminate={tickedHere.length > 0 && tickedHere.length < ids.length}
                onChange={(event) => onTick(event.currentTarget.checked ? [...others, ...ids] : others)}
              />
            </th>
            <th scope="col" className={styles['handle']}>
              <span className="visually-hidden">{words.order}</span>
            </th>
            <th scope="col" className={styles['main']}>
              {named.main}
            </th>
            <th scope="col">{named.second}</th>
            {kind === 'friend_link' && (
              <th scope="col" className={styles['tab']}>
                {words.newTab}
              </th>
            )}
            <th scope="col" className={styles['switch']}>
              {named.enabled}
            </th>
            <th scope="col" className={styles['date']}>
              {words.changed}
            </th>
            <th scope="col" className={styles['actions']}>
              <span className="visually-hidden">{words.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((record, index) => (
            <RecordRow
              key={record.id}
              record={record}
              isTicked={ticked.includes(record.id)}
              canMove={all !== undefined}
              label={fill(words.select, { name: nameOf(record) })}
              onTick={(on) => onTick(on ? [...ticked, record.id] : ticked.filter((id) => id !== record.id))}
              onEnable={(on) => void actions.enable([record.id], on)}
              onEdit={() => onOpen(record)}
              deleteRef={(button) => {
                deleteButtons.current[index] = button
              }}
              onDelete={() => {
                // The button is removed with its row.
                const others = deleteButtons.current
                ;(others[index + 1] ?? others[index - 1])?.focus()
                void actions.remove(record)
              }}
            />
          ))}
        </tbody>
      </table>
    </Sortable>
  )
}

const texts = {
  en: {
    all: 'Select all on this page',
    order: 'Order',
    newTab: 'New tab',
    changed: 'Changed',
    actions: 'Actions',
    select: 'Select {name}',
  },
  zh: {
    all: '选择本页全部',
    order: '顺序',
    newTab: '新标签页',
    changed: '修改时间',
    actions: '操作',
    select: '选择“{name}”',
  },
}
