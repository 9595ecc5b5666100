import type { NoticeContent } from './notice-content.ts'

/** Says what happened where the place it belongs to is gone: one at a time, at the lower right. */
export function showNotice(notice: NoticeContent): void {
  void import('./open-notice.tsx').then(({ openNotice }) => openNotice(notice))
}
