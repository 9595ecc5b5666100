import { IconRefresh } from '@tabler/icons-react'
import { ariaKeys } from '../commands/aria-keys.ts'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'

/** Runs again an operation that gives another result each time. */
export function AgainButton(props: { className?: string | undefined; onClick: () => void }) {
  const words = useTexts({ en: { again: 'Run again' }, zh: { again: '重新运行' } })
  return (
    <Button aria-keyshortcuts={ariaKeys('run')} {...props}>
      <IconRefresh size={18} stroke={1.75} /> {words.again}
    </Button>
  )
}
