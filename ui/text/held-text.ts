import { useEffect, useState } from 'react'
import { headOf, maxEditedLength } from './long-text.ts'

/**
 * A text too long to be edited here, as its bytes in UTF-8. The page passes it on and never decodes it as a whole: only
 * the worker does. A chosen file is a `File`, and no `HeldText`.
 */
export type HeldText = Blob

export const isHeld = (value: unknown): value is HeldText => value instanceof Blob && !(value instanceof File)

/** Returns a pasted text as it is, or held if it is long. */
export const holdLong = (text: string): string | HeldText => (text.length > maxEditedLength ? new Blob([text]) : text)

/**
 * Like `holdLong`, but encodes a part at a time, each in a task of its own: encoding 50 MB at
 * once blocks the page for nearly as long as the browser takes to read them from the clipboard.
 */
export async function holdLater(text: string): Promise<string | HeldText> {
  if (text.length <= maxEditedLength) return text
  const parts: Blob[] = []
  for (let start = 0; start < text.length; ) {
    await new Promise((resolve) => setTimeout(resolve))
    let end = start + maxPartLength
    // Never splits a surrogate pair: each half would be encoded as U+FFFD.
    if (Number(text.codePointAt(end - 1)) > 0xffff) end++
    parts.push(new Blob([text.slice(start, end)]))
    start = end
  }
  return new Blob(parts)
}

/** In UTF-16 units: encoding so much takes some milliseconds. */
const maxPartLength = 2 ** 20

/** The beginning of a held text; empty until it is read. */
export function useHead(held: HeldText | undefined): string {
  const [head, setHead] = useState('')
  useEffect(() => {
    let isWanted = true
    setHead('')
    // A character that is cut at the end shows as U+FFFD; the head is read only.
    held
      ?.slice(0, 80_000)
      .text()
      .then(
        (text) => isWanted && setHead(headOf(text)),
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [held])
  return head
}
