import { IconInfoCircle } from '@tabler/icons-react'
import { createContext, useContext, useState } from 'react'
import { joinLabel } from '#kit/words/marks.ts'
import { useTexts } from '../language/language.ts'
import styles from './help.module.css'

/**
 * The longest help that is shown below a field, in letters, Chinese ones counting as two: longer help is behind a
 * button.
 */
export const HelpRoom = createContext(Number.POSITIVE_INFINITY)

/** In letters: a line of the options rail. */
export const railHelpRoom = 32

/** The help of a field: below it if it fits or is more than text, else behind a button beside the label. */
export function useHelp(help: unknown, label: unknown, id: string) {
  const room = useContext(HelpRoom)
  const [isOpen, setOpen] = useState(false)
  const isFolded = typeof help === 'string' && typeof label === 'string' && widthOf(help) > room
  return {
    isHidden: isFolded && !isOpen,
    button: isFolded && <HelpButton label={label} isOpen={isOpen} controls={id} onClick={() => setOpen(!isOpen)} />,
  }
}

const widthOf = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

interface HelpButtonProps {
  label: string
  isOpen: boolean
  controls: string
  onClick: () => void
}

function HelpButton({ label, isOpen, controls, onClick }: HelpButtonProps) {
  const words = useTexts({ en: { help: 'Help' }, zh: { help: '说明' } })
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={joinLabel(words.help, label)}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
    >
      <IconInfoCircle size={15} stroke={1.75} />
    </button>
  )
}
