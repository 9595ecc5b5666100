/** Concatenates samples. */
export function joinSamples(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
