import type { ToastContent } from './toast-content.ts'

/** Says what happened where the place it belongs to is gone: one at a time, at the lower right. */
export function showToast(toast: ToastContent): void {
  void import('./open-toast.tsx').then(({ openToast }) => openToast(toast))
}
