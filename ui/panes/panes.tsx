import { Children, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { useTexts } from '../language/language.ts'
import { evenShare, maxShare, minShare, usePaneLayout } from './pane-layout.ts'
import styles from './panes.module.css'

interface PanesProps {
  /** Whether the options are beside input and result. */
  hasRail?: boolean
  /** The result is an image and takes the whole area; its inputs are in the rail. */
  isPicture?: boolean
  /** The result is below the input, which takes the whole width, whatever layout was chosen. */
  isStacked?: boolean | undefined
  children: [input: ReactNode, result: ReactNode, ...rail: ReactNode[]]
}

/** Input, result and the rail of options, side by side or one below the other, as stored on this device. */
export function Panes({
  hasRail = true,
  isPicture = false,
  isStacked: mustStack = false,
  children: [input, result, ...rail],
}: PanesProps) {
  const [{ share, isStacked: isChosen }] = usePaneLayout()
  const isStacked = mustStack || isChosen
  return (
    <div
      className={styles['panes']}
      data-rail={hasRail ? undefined : 'none'}
      data-picture={isPicture || undefined}
      data-stacked={(!isPicture && isStacked) || undefined}
      style={{ '--first': `${share}fr`, '--second': `${1 - share}fr` } as CSSProperties}
    >
      {input}
      {result}
      {!isPicture && <PaneSplitter isStacked={isStacked} />}
      {Children.toArray(rail)}
    </div>
  )
}

/** The splitter between input and result: dragged, moved by arrow keys, reset to half by a double click. */
function PaneSplitter({ isStacked }: { isStacked: boolean }) {
  const words = useTexts(texts)
  const [{ share }, change] = usePaneLayout()
  const [isDragged, setDragged] = useState(false)

  function drag({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void {
    const panes = currentTarget.parentElement
    if (!isDragged || buttons === 0 || !panes) return
    const first = panes.firstElementChild?.getBoundingClientRect()
    const second = currentTarget.previousElementSibling?.getBoundingClientRect()
    if (!first || !second) return
    const [from, to, at] = isStacked ? [first.top, second.bottom, clientY] : [first.left, second.right, clientX]
    change({ share: (at - from) / (to - from) })
  }

  function press(event: KeyboardEvent): void {
    const [less, more] = isStacked ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
    const step = event.key === less ? -0.05 : event.key === more ? 0.05 : 0
    if (step === 0) return
    event.preventDefault()
    change({ share: Math.round((share + step) * 100) / 100 })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr is not interactive, a splitter is
    <div
      role="separator"
      tabIndex={0}
      aria-label={words.resize}
      title={words.resize}
      aria-orientation={isStacked ? 'horizontal' : 'vertical'}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={minShare * 100}
      aria-valuemax={maxShare * 100}
      className={styles['splitter']}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        setDragged(true)
      }}
      onPointerMove={drag}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
      onDoubleClick={() => change({ share: evenShare })}
      onKeyDown={press}
    />
  )
}

const texts = { en: { resize: 'Resize the panes' }, zh: { resize: '调整窗格大小' } }
