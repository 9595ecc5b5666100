import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { useRowsInView } from '#ui/output/use-rows-in-view.ts'
import { carriedBy } from '#ui/transfer/carried.ts'
import type { TreeRow } from '../document/tree-row.ts'
import { useDocument } from './document-context.tsx'
import type { Editing } from './editing.ts'
import { NodeTools } from './node-tools.tsx'
import { PathLine } from './path-line.tsx'
import styles from './tree.module.css'
import { deedOf, isTreeKey, nameOfKey } from './tree-keys.ts'
import { Row } from './tree-row.tsx'
import { useAnswer } from './use-answer.tsx'
import { useNodeActions } from './use-node-actions.tsx'
import { useRowHeight } from './use-row-height.tsx'
import { words } from './words.ts'

/**
 * The document as a tree (WAI-ARIA, tree view): arrows move and open, Enter edits, F2 renames, Delete removes, Alt with
 * an arrow moves a value. The focus stays on the tree; the active row is named to who listens.
 */
export function TreeView() {
  const said = useTexts(words)
  const { opened, inTurn } = useDocument()
  const { remote, rows: count, version, spot, here, choose, setRows, ready } = opened
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const { from, to, top, height, show } = useRowsInView(scroller, count, rowHeight)
  const [round, setRound] = useState(0)
  const rows = useAnswer(() => remote.ask('rows', from, to), [remote, version, count, round, from, to]) ?? []
  const [editing, setEditing] = useState<Editing>()
  const id = useId()
  const active = rows.find(({ row }) => row === spot.row)
  // What is drawn may be what was in view a moment ago: it stands where it belongs.
  const offset = top + ((rows[0]?.row ?? from) - from) * rowHeight

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen comes into view when it is chosen
  useEffect(() => show(spot.row), [spot])

  const focus = () => scroller.current?.focus({ preventScroll: true })
  /** Not to whoever has begun to type meanwhile, in a row or in the search. */
  const comeBack = () => document.activeElement instanceof HTMLInputElement || focus()
  async function toggle(row: TreeRow, open: boolean, within = false): Promise<void> {
    choose({ token: row.token, row: row.row })
    setRows(await remote.ask('toggle', row.token, open, within))
    setRound((now) => now + 1)
  }
  async function toggleAll(open: boolean): Promise<void> {
    await remote.ask('toggleAll', open)
    const shown = open ? await remote.ask('reveal', here.current.token) : { token: 0, row: 0 }
    setRows(await remote.ask('countRows'))
    choose(shown)
    setRound((now) => now + 1)
  }
  const actionsOf = useNodeActions({ onEdit: setEditing, onDone: comeBack })

  // Keys may come faster than rows are drawn: each is meant for the value that is chosen when its turn comes.
  const rowAt = async (row: number) => (await remote.ask('rows', row, row + 1))[0]
  async function hear(name: string, page: number): Promise<void> {
    await ready()
    const last = (await remote.ask('countRows')) - 1
    const row = await rowAt(here.current.row)
    const deed = row && deedOf(name, row, last + 1, page)
    if (!deed) return
    if ('act' in deed) {
      const { all } = actionsOf(row)
      const action = deed.act.find((one) => all[one])
      if (action) await all[action]?.()
    } else if ('toggle' in deed) await toggle(row, deed.toggle, deed.within)
    else if ('edit' in deed) setEditing(deed.edit)
    else if ('goTo' in deed) choose(await remote.ask('reveal', row.parent))
    else {
      const next = await rowAt(Math.min(last, Math.max(0, deed.go)))
      if (next) choose({ token: next.token, row: next.row })
    }
  }

  async function paste(text: string): Promise<void> {
    await ready()
    const row = await rowAt(here.current.row)
    if (row) await actionsOf(row).paste(text)
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const name = nameOfKey(event)
    if (event.target !== event.currentTarget || !isTreeKey(name)) return
    event.preventDefault()
    event.stopPropagation()
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1)
    void inTurn(() => hear(name, page))
  }

  return (
    <div className={styles['view']}>
      <NodeTools actions={active && actionsOf(active)} onToggleAll={toggleAll} />
      <div
        ref={scroller}
        role="tree"
        tabIndex={0}
        className={styles['tree']}
        aria-label={said.document}
        aria-activedescendant={active ? `${id}${active.row}` : undefined}
        onKeyDown={press}
        onPaste={(event) => {
          const { text } = carriedBy(event.clipboardData)
          // A file is the page's to take.
          if (event.target !== event.currentTarget || text === '') return
          event.preventDefault()
          void inTurn(() => paste(text))
        }}
      >
        <div style={{ height }} role="none" className={styles['space']}>
          <div style={{ transform: `translateY(${offset}px)` }} role="none">
            {rows.map((row) => (
              <Row
                // What is being edited stays the same field when its row moves.
                key={editing && row.row === spot.row ? 'edited' : row.row}
                id={`${id}${row.row}`}
                row={row}
                height={rowHeight}
                isActive={row.row === spot.row}
                editing={row.row === spot.row ? editing : undefined}
                onChoose={() => {
                  setEditing(undefined)
                  choose({ token: row.token, row: row.row })
                  focus()
                }}
                onToggle={() => void inTurn(() => toggle(row, !row.isOpen))}
                onEdit={(what) => {
                  choose({ token: row.token, row: row.row })
                  setEditing(what)
                }}
                onEnd={() => {
                  setEditing(undefined)
                  focus()
                }}
              />
            ))}
          </div>
        </div>
      </div>
      <PathLine />
    </div>
  )
}
