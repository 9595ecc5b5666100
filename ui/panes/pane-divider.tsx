import { IconArrowsLeftRight } from '@tabler/icons-react'
import { settingsToUndo } from '#kit/back-to-input.ts'
import type { Description } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import type { Values } from '#kit/values.ts'
import { useCommandButton } from '../commands/use-command.ts'
import { useTexts } from '../language/language.ts'
import type { Running } from '../run/use-operation.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useWorkbench } from '../tool/workbench.tsx'
import styles from './panes.module.css'

interface PaneDividerProps {
  operation: Description
  run: Running<Record<string, unknown>>
  values: Values
}

/** The swap button: takes the result as the input of the inverse operation, with the options that it needs. */
export function PaneDivider({ operation, run, values }: PaneDividerProps) {
  const { operations, onOpen } = useTool()
  const { change } = useWorkbench()
  const entry = Object.entries(operations).find(([, { name }]) => name === operation.undoneBy)
  if (!entry) return null
  const [name, undoing] = entry

  function swap(): void {
    const inputFields = new Set(fieldsOf(undoing.input).map(([field]) => field))
    const settings = settingsToUndo(operation, values)
    const fitting = Object.entries({ ...settings, ...run.output }).filter(([field]) => inputFields.has(field))
    change(Object.fromEntries(fitting), name)
    onOpen(name)
  }

  return <SwapButton isReady={run.state === 'done'} onSwap={swap} />
}

interface SwapButtonProps {
  /** Whether there is a result to swap. */
  isReady: boolean
  onSwap: () => void
}

/** The button between input and result that swaps them. */
export function SwapButton({ isReady, onSwap }: SwapButtonProps) {
  const words = useTexts({ en: { swap: 'Swap' }, zh: { swap: '交换' } })
  return (
    <button
      type="button"
      className={styles['divider']}
      ref={useCommandButton('swap')}
      aria-label={words.swap}
      title={words.swap}
      disabled={!isReady}
      onClick={onSwap}
    >
      <IconArrowsLeftRight size={18} stroke={1.75} />
    </button>
  )
}
