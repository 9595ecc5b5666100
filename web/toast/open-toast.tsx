import { notifications } from '@mantine/notifications'
import { ToastBody } from './toast-body.tsx'
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
