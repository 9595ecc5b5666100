/** One change of a text in UTF-8: replaces the bytes from `start` to before `end`. */
export interface TextEdit {
  start: number
  end: number
  insert: Uint8Array<ArrayBuffer>
}

const encoder = new TextEncoder()

export const textEdit = (start: number, end: number, text: string): TextEdit => ({
  start,
  end,
  insert: encoder.encode(text),
})

/** Returns the text after a change; the one before is not modified. */
export function applyTextEdit(bytes: Uint8Array, { start, end, insert }: TextEdit): Uint8Array {
  const made = new Uint8Array(bytes.length - (end - start) + insert.length)
  made.set(bytes.subarray(0, start))
  made.set(insert, start)
  made.set(bytes.subarray(end), start + insert.length)
  return made
}
