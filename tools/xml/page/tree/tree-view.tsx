import { useState } from 'react'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { OpeningState } from '#ui/opened/opening-state.tsx'
import { useOpened } from '#ui/opened/use-opened.ts'
import type { HeldText } from '#ui/text/held-text.ts'
import type { TreeMethods } from '../../tree/tree-methods.ts'
import { OpenTree } from './open-tree.tsx'
import styles from './tree.module.css'

interface TreeViewProps {
  text: string | HeldText
  /** Shows a position in the text; undefined where that can't be edited. */
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** A document as a tree. */
export default function TreeView({ text, onShowText }: TreeViewProps) {
  const [round, setRound] = useState(0)
  const opening = useOpened<TreeMethods>(newWorker, { text }, round)
  return (
    <div className={styles['view']}>
      {opening.state === 'open' ? (
        <OpenTree
          key={opening.opened.number}
          {...opening.opened.summary}
          worker={opening.opened.worker}
          onShowText={onShowText}
        />
      ) : (
        <OpeningState opening={opening} onAgain={() => setRound((now) => now + 1)} />
      )}
    </div>
  )
}

const newWorker = (): Worker =>
  new Worker(new URL('../../tree/tree.worker.browser.ts', import.meta.url), { type: 'module' })
