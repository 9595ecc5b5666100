import { useBlocker } from '@tanstack/react-router'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { Dialog } from '../controls/dialog.tsx'

interface LeaveGuardProps {
  /** The number of unsaved fields. */
  count: number
  /** Called when the user leaves anyway. */
  onLeave: () => void
}

/** Asks once before leaving the page with unsaved changes; the browser asks before leaving the document. */
export function LeaveGuard({ count, onLeave }: LeaveGuardProps) {
  const words = useTexts(texts)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => screenOf(current) !== screenOf(next),
    enableBeforeUnload: count > 0,
    disabled: count === 0,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog
      title={words.title}
      onClose={reset}
      actions={
        <>
          <Button
            onClick={() => {
              onLeave()
              proceed()
            }}
          >
            {words.leave}
          </Button>
          <Button look="filled" onClick={reset}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{fill(words.lost, { count })}</p>
    </Dialog>
  )
}

/** On /admin the screen is named by `tab`; another section is the same screen. */
const screenOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  `${pathname} ${'tab' in search ? search.tab : ''}`

const texts = {
  en: {
    title: 'Leave without saving?',
    lost: '{count|change is|changes are} not saved and will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  zh: {
    title: '不保存就离开？',
    lost: '{count} 处更改尚未保存，离开后将丢失。',
    leave: '离开',
    stay: '留下',
  },
}
