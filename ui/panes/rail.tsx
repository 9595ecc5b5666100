import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { fieldsOf } from '#kit/json-schema.ts'
import { isMaterial } from '#kit/main-field.ts'
import { IconButton } from '../controls/button.tsx'
import { HelpRoom, railHelpRoom } from '../controls/help.tsx'
import { Spacer } from '../controls/spacer.tsx'
import { useTexts } from '../language/language.ts'
import { isSecret } from '../tool/is-secret.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useWorkbench } from '../tool/workbench.tsx'
import { optionsPart } from './bench-parts.ts'
import { usePaneLayout } from './pane-layout.ts'
import styles from './panes.module.css'

interface RailProps {
  /** What the options belong to, if there is a choice. */
  scope?: ReactNode
  /** Resets options that the workbench does not hold. */
  reset?: () => void
  /** What is reset besides the options themselves: texts that are no valid value. */
  onReset?: () => void
  children: ReactNode
}

/** The options beside the panes, and a reset to their defaults. Collapsed, it shows how many differ from them. */
export function Rail({ scope, reset, onReset, children }: RailProps) {
  const words = useTexts(texts)
  const { resetOptions } = useWorkbench()
  const [{ isRailFolded }, change] = usePaneLayout()
  const changed = useChangedOptions()
  const title = useRef<HTMLHeadingElement>(null)
  const [folding, unfolding] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  // The pressed button disappears; the undo button takes the focus.
  const fold = (isRailFolded: boolean, other: RefObject<HTMLButtonElement | null>) => () => {
    flushSync(() => change({ isRailFolded }))
    other.current?.focus()
  }
  return (
    <section
      id="options"
      className={styles['rail']}
      {...optionsPart}
      data-folded={isRailFolded || undefined}
      aria-labelledby="options-title"
    >
      <div className={styles['strip']}>
        <IconButton label={words.unfold} aria-expanded={!isRailFolded} onClick={fold(false, folding)} ref={unfolding}>
          <IconLayoutSidebarRightExpand size={18} stroke={1.75} />
        </IconButton>
        {changed > 0 && <span className={styles['count']}>{changed}</span>}
        <span className={styles['upright']}>{words.options}</span>
      </div>
      <div className={styles['railHead']}>
        <h2 id="options-title" ref={title} tabIndex={-1}>
          {words.options}
        </h2>
        <Spacer />
        {(reset || changed > 0) && (
          <button
            type="button"
            onClick={() => {
              ;(reset ?? resetOptions)()
              onReset?.()
              // The button disappears after the undo.
              title.current?.focus()
            }}
          >
            {words.reset}
          </button>
        )}
        <IconButton
          label={words.fold}
          aria-expanded={!isRailFolded}
          className={styles['fold']}
          onClick={fold(true, unfolding)}
          ref={folding}
        >
          <IconLayoutSidebarRightCollapse size={18} stroke={1.75} />
        </IconButton>
      </div>
      <HelpRoom value={railHelpRoom}>
        {scope}
        {children}
      </HelpRoom>
    </section>
  )
}

/** The number of options of the open operation that differ from their defaults. */
function useChangedOptions(): number {
  const { operations, open } = useTool()
  const { values } = useWorkbench()
  const options = fieldsOf(operations[open]?.input ?? {}).filter(([, field]) => !isMaterial(field) && !isSecret(field))
  return options.filter(([name, { default: usual }]) => {
    const value = values[name]
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(usual)
  }).length
}

const texts = {
  en: { options: 'Options', reset: 'Reset', fold: 'Hide the options', unfold: 'Show the options' },
  zh: { options: '选项', reset: '重置', fold: '收起选项', unfold: '展开选项' },
}
