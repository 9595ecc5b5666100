import type { ReactNode } from 'react'
import { useTexts } from '../language/language.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import { optionsPart } from './bench-parts.ts'
import styles from './panes.module.css'

interface RailProps {
  /** Of what the options are, where there is a choice. */
  scope?: ReactNode
  /** Takes options back that are not those of the workbench. */
  reset?: () => void
  /** What is reset besides the options themselves: a text that could not be read as one. */
  onReset?: () => void
  children: ReactNode
}

/** The options beside the panes, and the way back to their defaults. */
export function Rail({ scope, reset, onReset, children }: RailProps) {
  const words = useTexts(texts)
  const { resetOptions } = useWorkbench()
  return (
    <section id="options" className={styles['rail']} {...optionsPart} aria-labelledby="options-title">
      <div className={styles['railHead']}>
        <h2 id="options-title">{words.options}</h2>
        <button
          type="button"
          onClick={() => {
            ;(reset ?? resetOptions)()
            onReset?.()
          }}
        >
          {words.reset}
        </button>
      </div>
      {scope}
      {children}
    </section>
  )
}

const texts = { en: { options: 'Options', reset: 'Reset' }, zh: { options: '选项', reset: '重置' } }
