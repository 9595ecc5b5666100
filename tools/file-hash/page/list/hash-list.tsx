import { useCallback, useMemo, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { runCommand } from '#ui/commands/available-offers.ts'
import { Button } from '#ui/controls/button.tsx'
import { focusNextRow } from '#ui/controls/focus-next-row.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { HashFormat } from '../../hash-value/hash-format.ts'
import type { TypedHash } from '../../hash-value/typed-hash.ts'
import type { MatchResults } from '../compare/use-match-results.ts'
import type { HashRow } from '../run/use-hash-batch.ts'
import type { PageTexts } from '../texts.en.ts'
import { type FileActions, FileRow } from './file-row.tsx'
import styles from './list.module.css'
import { fewFiles, unfoldNewRows } from './opened-rows.ts'

interface HashListProps {
  rows: readonly HashRow[]
  results: MatchResults
  hashFormat: HashFormat
  typed: TypedHash
  isKeyed: boolean
  actions: Omit<FileActions, 'toggle'>
}

/** The number of rows shown at first. */
const step = 200

/** All files. Of thousands, only the first are rendered, preceded by failures, matches and mismatches. */
export default function HashList({ rows, results, hashFormat, typed, isKeyed, actions }: HashListProps) {
  const words = usePageTexts<PageTexts>()
  const list = useRef<HTMLUListElement>(null)
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [shownCount, setShownCount] = useState(step)
  const { matches, checked, duplicates } = results
  const opened = useRef<ReadonlyMap<number, boolean>>(new Map())
  opened.current = unfoldNewRows(
    opened.current,
    rows.map(({ id }) => id),
  )
  // Rows don't unfold while a few digits match many.
  const isUnfoldedByMatch = typed.state === 'complete' || matches.size <= fewFiles
  const isUnfolded = (id: number) => folds.get(id) ?? (opened.current.get(id) || (isUnfoldedByMatch && matches.has(id)))
  const latest = useRef(isUnfolded)
  latest.current = isUnfolded
  const toggle = useCallback((id: number) => setFolds((now) => new Map([...now, [id, !latest.current(id)]])), [])

  const ids = useRef<readonly number[]>([])
  const { remove: removeRow, retry, cancel } = actions
  const rowActions = useMemo(() => {
    function remove(id: number): void {
      const index = ids.current.indexOf(id)
      removeRow(id)
      focusNextRow(list.current, index, () => runCommand('go-to-input'))
    }
    return { toggle, remove, retry, cancel }
  }, [toggle, removeRow, retry, cancel])

  const isNotable = ({ id, state }: HashRow) =>
    state === 'failed' || matches.has(id) || checked?.verdicts.get(id) === 'mismatch'
  const notable = rows.length > shownCount ? rows.filter(isNotable).slice(0, shownCount) : []
  const first = new Set(notable)
  const visible = [...notable, ...rows.slice(0, shownCount).filter((row) => !first.has(row))]
  ids.current = visible.map(({ id }) => id)
  const more = rows.length - visible.length
  return (
    <>
      <ul ref={list} className={styles['files']} aria-label={words.files}>
        {visible.map((row) => (
          <FileRow
            key={row.id}
            row={row}
            {...{ hashFormat, typed, isKeyed }}
            isUnfolded={isUnfolded(row.id)}
            isMatch={matches.has(row.id)}
            verdict={checked?.verdicts.get(row.id)}
            duplicateOf={duplicates.get(row.id)}
            actions={rowActions}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" onClick={() => setShownCount(shownCount + 5 * step)}>
          {fill(words.more, { count: more })}
        </Button>
      )}
    </>
  )
}
