/** What a notice says. */
export interface NoticeContent {
  text: string
  /** Offers to take it back; the notice then stays for 8 seconds instead of 5. */
  undo?: () => void
  tone?: 'success' | 'danger' | 'plain'
}
