import { Children, type CSSProperties, type ReactNode } from 'react'
import { usePaneLayout } from './pane-layout.ts'
import { PaneSplitter } from './pane-splitter.tsx'
import styles from './panes.module.css'

interface PanesProps {
  /** Whether options stand beside input and result. */
  hasRail?: boolean
  /** The result is an image, which has the room; what goes into it stands in the rail. */
  isPicture?: boolean
  /** The result stands under the input, which has the whole width, whatever was chosen. */
  isStacked?: boolean | undefined
  children: [input: ReactNode, result: ReactNode, ...rail: ReactNode[]]
}

/** Input, result and the rail of options: beside each other or one below the other, as it was left on this device. */
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
