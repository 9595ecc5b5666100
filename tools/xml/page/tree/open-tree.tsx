import { IconFoldDown, IconFoldUp } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import type { WorkerClient } from '#lib/worker/worker-client.ts'
import { IconButton } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { useRowHeight } from '#ui/rows/use-row-height.ts'
import { useRowsInView } from '#ui/rows/use-rows-in-view.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { TreeItem } from '#ui/tree/tree-item.tsx'
import { moveKeys, moveOf, nameOfKey } from '#ui/tree/tree-keys.ts'
import { TreeScroller } from '#ui/tree/tree-scroller.tsx'
import type { TreeMethods } from '../../tree/tree-methods.ts'
import type { XmlRow } from '../../tree/xml-tree.ts'
import type { PageTexts } from '../texts.en.ts'
import { NodeLine } from './node-line.tsx'
import styles from './tree.module.css'
import { useCopy } from './use-copy.ts'

interface OpenTreeProps {
  worker: WorkerClient<TreeMethods>
  /** The initial number of rows; `root` is the row of the root element. */
  rows: number
  root: number
  nodes: number
  onShowText: ((place: CaretPosition) => void) | undefined
}

/**
 * A virtualized tree (WAI-ARIA, tree view): arrow keys move and expand, Ctrl+C copies a node. The focus stays on the
 * tree; `aria-activedescendant` names the active row.
 */
export function OpenTree({ worker, rows: first, root, nodes, onShowText }: OpenTreeProps) {
  const words = usePageTexts<PageTexts>()
  const copy = useCopy()
  const [count, setCount] = useState(first)
  const [round, setRound] = useState(0)
  const [active, setActive] = useState(root)
  const scroller = useRef<HTMLDivElement>(null)
  const rowHeight = useRowHeight()
  const { from, to, top, height, show } = useRowsInView(scroller, count, rowHeight)
  const rows = useAsyncValue(() => worker.ask('rows', { from, to }), [worker, round, count, from, to]) ?? []
  const [chosen] =
    useAsyncValue(() => worker.ask('rows', { from: active, to: active + 1 }), [worker, round, count, active]) ?? []
  const id = useId()
  const isDrawn = rows.some(({ row }) => row === active)
  // The rendered rows may lag behind scrolling, so they are positioned by their own index.
  const offset = top + ((rows[0]?.row ?? from) - from) * rowHeight

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls only when the selection changes
  useEffect(() => show(active), [active])

  const focus = () => scroller.current?.focus({ preventScroll: true })
  function changed(rowCount: number): void {
    setCount(rowCount)
    setRound((now) => now + 1)
  }
  async function toggle(row: XmlRow, open: boolean, isWithin = false): Promise<void> {
    setActive(row.row)
    changed(await worker.ask('toggle', { node: row.node, open, isWithin }))
  }
  async function toggleAll(open: boolean): Promise<void> {
    const rowCount = await worker.ask('toggleAll', open)
    setActive(Math.max(0, root))
    changed(rowCount)
  }

  // Keys may come faster than rows are rendered, so they are queued, each applying to the row selected at its turn.
  const queue = useRef(Promise.resolve())
  const latest = useRef(active)
  latest.current = active
  const countNow = useRef(count)
  countNow.current = count
  async function handleKey(name: string, page: number): Promise<void> {
    const [row] = await worker.ask('rows', { from: latest.current, to: latest.current + 1 })
    if (!row) return
    if (name === 'Control+c') return copy(worker.ask('sourceOf', row.node))
    const move = moveOf(name, row, countNow.current, page)
    if (!move) return
    if ('toggle' in move) {
      const rowCount = await worker.ask('toggle', { node: row.node, open: move.toggle, isWithin: move.within === true })
      countNow.current = rowCount
      return changed(rowCount)
    }
    latest.current =
      'go' in move ? Math.min(countNow.current - 1, Math.max(0, move.go)) : await worker.ask('parentRow', row.row)
    setActive(latest.current)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const name = nameOfKey(event)
    if (event.target !== event.currentTarget || !(moveKeys.includes(name) || name === 'Control+c')) return
    event.preventDefault()
    event.stopPropagation()
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1)
    queue.current = queue.current.then(() => handleKey(name, page)).catch(() => {})
  }

  return (
    <>
      <div className={styles['tools']}>
        <IconButton label={words.openAll} onClick={() => void toggleAll(true)}>
          <IconFoldDown size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={words.closeAll} onClick={() => void toggleAll(false)}>
          <IconFoldUp size={18} stroke={1.75} />
        </IconButton>
        <span className={styles['nodes']}>{fill(words.nodes, { count: formatCount(nodes) })}</span>
      </div>
      <TreeScroller
        ref={scroller}
        height={height}
        offset={offset}
        aria-label={words.document}
        aria-activedescendant={isDrawn ? `${id}${active}` : undefined}
        onKeyDown={handleKeyDown}
      >
        {rows.map((row) => (
          <XmlTreeRow
            key={row.row}
            id={`${id}${row.row}`}
            row={row}
            height={rowHeight}
            isActive={row.row === active}
            onSelect={() => {
              setActive(row.row)
              focus()
            }}
            onToggle={() => void toggle(row, !row.isOpen)}
          />
        ))}
      </TreeScroller>
      <NodeLine worker={worker} row={chosen} onShowText={onShowText} />
    </>
  )
}

interface XmlTreeRowProps {
  id: string
  row: XmlRow
  /** In pixels. */
  height: number
  isActive: boolean
  onSelect: () => void
  onToggle: () => void
}

/** A row of the tree: an element's name, attributes and text, or another node. */
function XmlTreeRow({ id, row, height, isActive, onSelect, onToggle }: XmlTreeRowProps) {
  const words = usePageTexts<PageTexts>()
  const { kind, name, attributes, text, children, isOpen } = row
  const count = fill(words.children, { count: formatCount(children) })
  return (
    <TreeItem id={id} row={row} height={height} isActive={isActive} onSelect={onSelect} onToggle={onToggle}>
      {kind === 'element' ? (
        <>
          <span className={styles['name']}>{name}</span>
          {attributes.map(([key, value]) => (
            <span key={key} className={styles['attribute']}>
              {' '}
              {key}=<span>"{value}"</span>
            </span>
          ))}
          {text !== '' && <span className={styles['text']}>{`  ${text}`}</span>}
          {children > 0 && !isOpen && <span className={styles['count']}>{count}</span>}
        </>
      ) : (
        <>
          <span className={styles['kind']}>{kind === 'text' ? words.textNode : words[kind]}</span>
          <span className={styles['text']} data-kind={kind}>{`  ${text}`}</span>
        </>
      )}
    </TreeItem>
  )
}
