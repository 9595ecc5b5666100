import { notifications } from '@mantine/notifications'
import { NoticeBody } from './toast-body.tsx'
import type { NoticeContent } from './toast-content.ts'

/** Puts a notice in the place of the one before: what it said is old by now. */
export function openNotice({ text, undo, tone = 'plain' }: NoticeContent): void {
  notifications.clean()
  const id = notifications.show({
    message: (
      <NoticeBody
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
