import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { nameOfKey } from '#ui/tree/tree-keys.ts'
import { type GraphRow, maxBoxes } from '../../document/graph.ts'
import { useDocument } from '../document/document-context.tsx'
import { childCountLabel } from '../results/child-count-label.ts'
import type { PageTexts } from '../texts.en.ts'
import { PathLine } from '../tree/path-line.tsx'
import { useNodeActions } from '../tree/use-node-actions.ts'
import { type CanvasView, fitToFrame, isInFrame } from './canvas-view.ts'
import styles from './graph.module.css'
import { Box, type BoxActions } from './graph-box.tsx'
import { type PlacedGraph, placeGraph } from './graph-boxes.ts'
import { type GraphCommand, graphCommandOf, isGraphKey } from './graph-keys.ts'
import { GraphTools, type ImageFormat } from './graph-tools.tsx'
import { useCanvas } from './use-canvas.ts'
import { useSteadyView } from './use-steady-view.ts'

/** The zoom factor of one key press. */
const zoomStep = 1.25

/** The smallest scale with readable text: below it, boxes are drawn as outlines. */
const smallestRead = 0.35

/**
 * The open part of the document as boxes and lines, only those in view drawn (WAI-ARIA, tree view): arrows go where
 * they point, Enter opens and closes, + and − zoom. The focus stays on the graph, with `aria-activedescendant`.
 */
export default function GraphView() {
  const words = usePageTexts<PageTexts>()
  const { remoteState, enqueue } = useDocument()
  const { remote, version, selection, latestSelection, select, setRows, ready } = remoteState
  useShortcutScope('graph')
  const [round, setRound] = useState(0)
  const drawn = useRef<PlacedGraph>(undefined)
  // Only values that are not drawn yet have to be requested.
  const focus = useRef(selection.token)
  if (drawn.current && !drawn.current.rowOf(selection.token)) focus.current = selection.token
  const graph = useAsyncValue(() => remote.ask('graph', focus.current), [remote, version, round, focus.current])
  const placed = useMemo(
    () =>
      placeGraph(graph ?? { rows: [], isFull: false, isPart: false }, {
        label: (row) => (row.level === 0 ? words.document : (row.name ?? String(row.index))),
        count: (row) => (row.children > 0 ? childCountLabel(row, words) : ''),
      }),
    [graph, words],
  )
  drawn.current = graph && placed
  const frameRef = useRef<HTMLDivElement>(null)
  const canvas = useCanvas(frameRef, placed)
  const { frame, view } = canvas
  useSteadyView(graph && placed, selection, canvas)
  const id = useId()
  const idOf = useCallback((row: GraphRow) => `${id}${row.token}`, [id])
  const active = placed.rowOf(selection.token)
  const activeBox = placed.boxOf(selection.token)

  const comeBack = () => frameRef.current?.focus({ preventScroll: true })
  const actionsOf = useNodeActions({ onEdit: () => {}, onDone: comeBack })
  const again = () => setRound((now) => now + 1)

  async function toggle(token: number, open: boolean, within = false): Promise<void> {
    setRows(await remote.ask('toggle', token, open, within))
    select(await remote.ask('reveal', token))
    again()
  }
  async function toggleAll(open: boolean): Promise<void> {
    await remote.ask('toggleAll', open)
    select(open ? await remote.ask('reveal', latestSelection.current.token) : { token: 0, row: 0 })
    setRows(await remote.ask('countRows'))
    again()
  }
  async function showPart(token: number): Promise<void> {
    await remote.ask('showAlone', token)
    // Selecting a value elsewhere would show the whole graph again.
    focus.current = token
    if (token !== 0) setRows(await remote.ask('toggle', token, true))
    select(await remote.ask('reveal', token))
    again()
  }
  function zoom(how: Extract<GraphCommand, { zoom: string }>['zoom']): void {
    if (how === 'fit') canvas.look((_, room) => fitToFrame(placed, room))
    else if (how === 'ownSize') canvas.zoomBy(1 / view.scale)
    else canvas.zoomBy(how === 'in' ? zoomStep : 1 / zoomStep)
  }
  async function save(format: ImageFormat): Promise<void> {
    const { saveGraph } = await import('./save-graph.ts')
    await saveGraph(placed, format, words)
  }

  // Keys may come faster than boxes are drawn: each applies to the value selected when its task runs.
  async function hear(name: string): Promise<void> {
    await ready()
    const { row: at } = latestSelection.current
    const [row] = await remote.ask('rows', at, at + 1)
    const command = row && graphCommandOf(name, row)
    if (!command) return
    if ('act' in command) await actionsOf(row).all[command.act]?.()
    else if ('zoom' in command) zoom(command.zoom)
    else if ('toggle' in command) await toggle(row.token, command.toggle, command.within)
    else {
      const next = await remote.ask('neighborOf', row.token, command.go)
      if (next) select(next)
    }
  }
  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const name = nameOfKey(event)
    if (event.target !== event.currentTarget || !isGraphKey(name)) return
    event.preventDefault()
    event.stopPropagation()
    void enqueue(() => hear(name))
  }

  const pressed: BoxActions = {
    onSelect: (row) => void enqueue(async () => select(await remote.ask('reveal', row.token))),
    onToggle: (row) => void enqueue(() => toggle(row.token, !row.isOpen)),
    onMore: (row, side) =>
      void enqueue(async () => {
        await remote.ask('extendGraph', row.token, side)
        select(await remote.ask('reveal', row.token))
        again()
      }),
  }
  const latest = useRef(pressed)
  latest.current = pressed
  // The same object in all renders, so that unchanged boxes are not rendered again.
  const [boxActions] = useState<BoxActions>(() => ({
    onSelect: (row) => latest.current.onSelect(row),
    onToggle: (row) => latest.current.onToggle(row),
    onMore: (row, side) => latest.current.onMore(row, side),
  }))

  return (
    <div className={styles['view']}>
      <GraphTools
        actions={active && actionsOf(active)}
        percent={Math.round(view.scale * 100)}
        canShowAlone={active !== undefined && active.children > 0 && active !== graph?.rows[0]}
        isPart={graph?.isPart === true}
        onToggleAll={toggleAll}
        onZoom={zoom}
        onShowAlone={() => showPart(latestSelection.current.token)}
        onShowWhole={() => showPart(0)}
        onSave={save}
      />
      <div
        ref={frameRef}
        role="tree"
        tabIndex={0}
        className={styles['frame']}
        aria-label={words.graph}
        aria-activedescendant={active ? idOf(active) : undefined}
        onKeyDown={press}
        {...canvas.handlers}
      >
        <div className={styles['canvas']} style={{ transform: transformOf(view) }} role="none">
          <svg className={styles['edges']} width={1} height={1} aria-hidden="true">
            <path d={placed.edges} strokeWidth={1.25 / Math.min(1, view.scale)} />
          </svg>
          {frame &&
            placed.all
              .filter((box) => box === activeBox || isInFrame(view, box.rect, frame))
              .map((box) => (
                <Box
                  key={box.head.token}
                  box={box}
                  idOf={idOf}
                  active={box === activeBox ? selection.token : undefined}
                  isSmall={view.scale < smallestRead && box !== activeBox}
                  {...boxActions}
                />
              ))}
        </div>
      </div>
      {graph?.isFull && <p className={styles['note']}>{fill(words.graphFull, { count: formatCount(maxBoxes) })}</p>}
      <PathLine />
    </div>
  )
}

const transformOf = ({ x, y, scale }: CanvasView): string => `translate(${x}px, ${y}px) scale(${scale})`
