import { IconRefresh } from '@tabler/icons-react'
import { ariaKeys } from '../commands/aria-keys.ts'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'

interface AgainButtonProps {
  /** Where there is nothing to type it is what people are here for. */
  isBig?: boolean
  onClick: () => void
}

/** Runs once more what gives something else each time. */
export function AgainButton({ isBig = false, onClick }: AgainButtonProps) {
  const words = useTexts({ en: { again: 'Generate' }, zh: { again: '重新生成' } })
  return (
    <Button look={isBig ? 'filled' : 'plain'} aria-keyshortcuts={ariaKeys('run')} onClick={onClick}>
      <IconRefresh size={18} stroke={1.75} /> {words.again}
    </Button>
  )
}
