import { useEffect, useState } from 'react'
import { headOf, maxEditedLength } from './long-text.ts'

/**
 * A text too long to be edited here, as its bytes in UTF-8. The page hands it around and never reads it as a whole: only
 * the worker does. A file that is chosen as a file is a `File`, and no held text.
 */
export type HeldText = Blob

export const isHeld = (value: unknown): value is HeldText => value instanceof Blob && !(value instanceof File)

/** Takes a text that was pasted, as it is or held. */
export const holdLong = (text: string): string | HeldText => (text.length > maxEditedLength ? new Blob([text]) : text)

/**
 * Takes a text that was pasted, a long one a part at a time, each in a task of its own: to write 50 MB as bytes at
 * once keeps the page from answering for nearly as long as the browser takes to bring them from the clipboard.
 */
export async function holdLater(text: string): Promise<string | HeldText> {
  if (text.length <= maxEditedLength) return text
  const parts: Blob[] = []
  for (let start = 0; start < text.length; ) {
    await new Promise((resolve) => setTimeout(resolve))
    let end = start + maxPartLength
    // Each half of a character would become another one.
    if (Number(text.codePointAt(end - 1)) > 0xffff) end++
    parts.push(new Blob([text.slice(start, end)]))
    start = end
  }
  return new Blob(parts)
}

/** In UTF-16 units: what takes some milliseconds to write. */
const maxPartLength = 2 ** 20

/** Reads the beginning of a held text; empty until it is there. */
export function useHead(held: HeldText | undefined): string {
  const [head, setHead] = useState('')
  useEffect(() => {
    let isWanted = true
    setHead('')
    // A character that is cut at the end shows as such; nobody edits it.
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
