import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useRowHeight } from '#ui/rows/use-row-height.ts'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'
import { nameOfKey } from '#ui/tree/tree-keys.ts'
import { TreeScroller } from '#ui/tree/tree-scroller.tsx'
import type { ValueIssue } from '../../document/issue-marks.ts'
import type { TreeRow } from '../../document/tree-row.ts'
import { useDocument } from '../document/document-context.tsx'
import type { RemoteDocumentState } from '../document/use-remote-document.ts'
import type { PageTexts } from '../texts.en.ts'
import { NodeTools } from './node-tools.tsx'
import { PathLine } from './path-line.tsx'
import styles from './tree.module.css'
import { commandOf, isTreeKey } from './tree-keys.ts'
import type { EditedPart } from './tree-row.tsx'
import { Row } from './tree-row.tsx'
import { useNodeActions } from './use-node-actions.ts'

const none: readonly ValueIssue[] = []

/**
 * The document as a tree (WAI-ARIA, tree view): arrows move and open, Enter edits, F2 renames, Delete removes, Alt with
 * an arrow moves a value. The focus stays on the tree, with `aria-activedescendant`.
 */
export default function TreeView() {
  const words = usePageTexts<PageTexts>()
  const { remoteState, enqueue, assist } = useDocument()
  const { remote, rows: count, version, selection, latestSelection, select, setRows, ready } = remoteState
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  useShortcutScope('tree')
  const { from, to, top, height, show } = useRowsInView(scroller, count, rowHeight)
  const [round, setRound] = useState(0)
  const rows = useAsyncValue(() => remote.ask('rows', from, to), [remote, version, count, round, from, to]) ?? []
  useIssueMarks(remoteState, assist?.issues, () => setRound((now) => now + 1))
  const [editing, setEditing] = useState<EditedPart>()
  const id = useId()
  const active = rows.find(({ row }) => row === selection.row)
  // The rendered rows may be those of an earlier scroll position: they stay at their own positions.
  const offset = top + ((rows[0]?.row ?? from) - from) * rowHeight

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value comes into view when it is selected
  useEffect(() => show(selection.row), [selection])

  const focus = () => scroller.current?.focus({ preventScroll: true })
  /** Does not take the focus from a field that the user has begun to type in meanwhile. */
  const comeBack = () => document.activeElement instanceof HTMLInputElement || focus()
  async function toggle(row: TreeRow, open: boolean, within = false): Promise<void> {
    select({ token: row.token, row: row.row })
    setRows(await remote.ask('toggle', row.token, open, within))
    setRound((now) => now + 1)
  }
  async function toggleAll(open: boolean): Promise<void> {
    await remote.ask('toggleAll', open)
    const shown = open ? await remote.ask('reveal', latestSelection.current.token) : { token: 0, row: 0 }
    setRows(await remote.ask('countRows'))
    select(shown)
    setRound((now) => now + 1)
  }
  const actionsOf = useNodeActions({ onEdit: setEditing, onDone: comeBack })

  // Keys may come faster than rows are drawn: each applies to the value selected when its task runs.
  const rowAt = async (row: number) => (await remote.ask('rows', row, row + 1))[0]
  async function hear(name: string, page: number): Promise<void> {
    await ready()
    const last = (await remote.ask('countRows')) - 1
    const row = await rowAt(latestSelection.current.row)
    const command = row && commandOf(name, row, last + 1, page)
    if (!command) return
    if ('act' in command) {
      const { all } = actionsOf(row)
      const action = command.act.find((one) => all[one])
      if (action) await all[action]?.()
    } else if ('toggle' in command) await toggle(row, command.toggle, command.within)
    else if ('edit' in command) setEditing(command.edit)
    else if ('goTo' in command) select(await remote.ask('reveal', row.parent))
    else {
      const next = await rowAt(Math.min(last, Math.max(0, command.go)))
      if (next) select({ token: next.token, row: next.row })
    }
  }

  async function paste(text: string): Promise<void> {
    await ready()
    const row = await rowAt(latestSelection.current.row)
    if (row) await actionsOf(row).paste(text)
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const name = nameOfKey(event)
    if (event.target !== event.currentTarget || !isTreeKey(name)) return
    event.preventDefault()
    event.stopPropagation()
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1)
    void enqueue(() => hear(name, page))
  }

  return (
    <div className={styles['view']}>
      <NodeTools actions={active && actionsOf(active)} onToggleAll={toggleAll} />
      <TreeScroller
        ref={scroller}
        height={height}
        offset={offset}
        aria-label={words.document}
        aria-activedescendant={active ? `${id}${active.row}` : undefined}
        onKeyDown={press}
        onPaste={(event) => {
          const { text } = transferContentsOf(event.clipboardData)
          // The page handles dropped files.
          if (event.target !== event.currentTarget || text === '') return
          event.preventDefault()
          void enqueue(() => paste(text))
        }}
      >
        {rows.map((row) => (
          <Row
            // The field that is being edited stays the same element when its row moves.
            key={editing && row.row === selection.row ? 'edited' : row.row}
            id={`${id}${row.row}`}
            row={row}
            height={rowHeight}
            isActive={row.row === selection.row}
            editing={row.row === selection.row ? editing : undefined}
            onSelect={() => {
              setEditing(undefined)
              select({ token: row.token, row: row.row })
              focus()
            }}
            onToggle={() => void enqueue(() => toggle(row, !row.isOpen))}
            onEdit={(what) => {
              select({ token: row.token, row: row.row })
              setEditing(what)
            }}
            onEnd={() => {
              setEditing(undefined)
              focus()
            }}
          />
        ))}
      </TreeScroller>
      <PathLine />
    </div>
  )
}

/** Sends the errors of a schema to the document, again whenever it is opened or checked. */
function useIssueMarks(
  { remote, opening }: RemoteDocumentState,
  issues: readonly ValueIssue[] = none,
  onMarked: () => void,
): void {
  const marked = useRef(issues)
  const tell = useRef(onMarked)
  tell.current = onMarked
  const isOpen = opening.state === 'open'
  useEffect(() => {
    // Nothing to clear where nothing was marked.
    if (!isOpen || (issues.length === 0 && marked.current.length === 0)) return
    marked.current = issues
    const listed = issues.map(({ location, code, params }) => ({ location, code, params }))
    remote.ask('markIssues', listed).then(
      () => tell.current(),
      // The document was closed: it has no rows any more.
      () => {},
    )
  }, [remote, isOpen, issues])
}
