import { useCallback, useMemo, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { focusAdd } from '#ui/batch/file-drop-strip.tsx'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/frame/tool.ts'
import type { Spelling } from '../../hash-value/hash-format.ts'
import type { Typed } from '../../hash-value/typed-hash.ts'
import type { Findings } from '../compare/use-match-results.ts'
import styles from '../page.module.css'
import type { HashRow } from '../run/use-hash-batch.ts'
import type { PageTexts } from '../texts.en.ts'
import { type FileActions, FileRow } from './file-row.tsx'

interface FilesListProps {
  rows: readonly HashRow[]
  findings: Findings
  spelling: Spelling
  typed: Typed
  isKeyed: boolean
  actions: Omit<FileActions, 'toggle'>
}

/** Up to here files show their hashes by themselves. */
const fewFiles = 5

/** How many rows are drawn at first, and more at each asking. */
const step = 200

/** All files. Of thousands the first are drawn, before them those that there is something to say of. */
export function FilesList({ rows, findings, spelling, typed, isKeyed, actions }: FilesListProps) {
  const words = usePageTexts<PageTexts>()
  const list = useRef<HTMLUListElement>(null)
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [most, setMost] = useState(step)
  const { matches, checked, twins } = findings
  const isFew = rows.length <= fewFiles
  // Where a digit or two fit many, the rows would jump.
  const isShown = typed.state === 'whole' || matches.size <= fewFiles
  const isUnfolded = (id: number) => folds.get(id) ?? (isFew || (isShown && matches.has(id)))
  const latest = useRef(isUnfolded)
  latest.current = isUnfolded
  const toggle = useCallback((id: number) => setFolds((now) => new Map([...now, [id, !latest.current(id)]])), [])

  const ids = useRef<readonly number[]>([])
  const { remove: removeRow, retry, cancel } = actions
  const rowActions = useMemo(() => {
    function remove(id: number): void {
      const index = ids.current.indexOf(id)
      removeRow(id)
      // Somebody who goes by keys goes on at the next file.
      setTimeout(() => {
        const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
        const next = buttons[Math.min(index, buttons.length - 1)]
        if (next) next.focus()
        else focusAdd()
      })
    }
    return { toggle, remove, retry, cancel }
  }, [toggle, removeRow, retry, cancel])

  const isTold = ({ id, state }: HashRow) =>
    state === 'failed' || matches.has(id) || checked?.verdicts.get(id) === 'mismatch'
  const told = rows.length > most ? rows.filter(isTold).slice(0, most) : []
  const first = new Set(told)
  const shown = [...told, ...rows.slice(0, most).filter((row) => !first.has(row))]
  ids.current = shown.map(({ id }) => id)
  const more = rows.length - shown.length
  return (
    <>
      <ul ref={list} className={styles['files']} aria-label={words.files}>
        {shown.map((row) => (
          <FileRow
            key={row.id}
            row={row}
            {...{ spelling, typed, isKeyed }}
            isUnfolded={isUnfolded(row.id)}
            isMatch={matches.has(row.id)}
            verdict={checked?.verdicts.get(row.id)}
            twin={twins.get(row.id)}
            actions={rowActions}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" onClick={() => setMost(most + 5 * step)}>
          {fill(words.more, { count: more })}
        </Button>
      )}
    </>
  )
}
