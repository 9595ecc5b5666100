// All in characters (UTF-16 units).

/** The longest text that a plain text area lays out without a noticeable delay; a longer one gets the code editor. */
export const maxPlainLength = 50_000

/** The longest text that is edited here; a longer one is held, and its beginning shown. */
export const maxEditedLength = 2_000_000

/** The longest text that the history keeps. */
export const maxKeptLength = 500_000

/** The first hundred lines, or the first 20,000 characters of longer ones. */
export function headOf(text: string): string {
  const head = text.slice(0, 20_000)
  const lines = head.split('\n', 101)
  if (lines.length > 100) return `${lines.slice(0, 100).join('\n')}\n…`
  return text.length > head.length ? `${head}…` : head
}

/** Whether a text begins with a line too long for editors to wrap without a noticeable delay, as large Base64 does. */
export const isOneLongLine = (text: string): boolean =>
  text.length > maxPlainLength && !text.slice(0, maxPlainLength).includes('\n')
