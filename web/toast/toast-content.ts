/** What a toast says. */
export interface ToastContent {
  text: string
  /** Offers to take it back; the toast then stays for 8 seconds instead of 5. */
  undo?: () => void
  tone?: 'success' | 'danger' | 'plain'
}
