export interface Notice {
  text: string
  /** Offers to take it back; the notice then stays for 8 seconds instead of 5. */
  undo?: () => void
  tone?: 'success' | 'danger' | 'plain'
}

/** Says what happened where the place it belongs to is gone: one at a time, at the lower right. */
export function showNotice(_notice: Notice): void {}
