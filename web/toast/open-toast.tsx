import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { focusMain } from '#ui/controls/focus-main.ts'
import { useTexts } from '#ui/language/language.ts'
import styles from './toast.module.css'
import type { ToastContent } from './toast-content.ts'

/** Shows a toast in the place of the one before. */
export function openToast({ text, undo, tone = 'plain' }: ToastContent): void {
  notifications.clean()
  const id = notifications.show({
    message: (
      <ToastBody
        text={text}
        tone={tone}
        onUndo={
          undo &&
          (() => {
            notifications.hide(id)
            undo()
          })
        }
      />
    ),
    role: 'status',
    autoClose: undo ? 8000 : 5000,
  })
}

interface ToastBodyProps extends Required<Pick<ToastContent, 'text' | 'tone'>> {
  onUndo: (() => void) | undefined
}

/** What a toast says, and the way to take it back. */
function ToastBody({ text, tone, onUndo }: ToastBodyProps) {
  const words = useTexts(texts)
  return (
    <div className={styles['body']}>
      {tone === 'success' && <IconCheck size={18} stroke={1.75} />}
      {tone === 'danger' && <IconAlertTriangle size={18} stroke={1.75} />}
      <span className={styles['text']}>{text}</span>
      {onUndo && (
        <button
          type="button"
          className={styles['undo']}
          onClick={() => {
            // The button goes with the toast, and the focus must not go with the button.
            focusMain()
            onUndo()
          }}
        >
          {words.undo}
        </button>
      )}
    </div>
  )
}

const texts = { en: { undo: 'Undo' }, zh: { undo: '撤销' } }
