import type { NoticeContent } from './toast-content.ts'

/** Says what happened where the place it belongs to is gone: one at a time, at the lower right. */
export function showNotice(notice: NoticeContent): void {
  void import('./open-toast.tsx').then(({ openNotice }) => openNotice(notice))
}
