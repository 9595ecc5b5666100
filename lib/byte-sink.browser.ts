import type { Sink } from './sink.ts'

/** Opens a sink. Its parts are Blobs, which a browser keeps outside the JavaScript heap, on disk where they are large. */
export async function openSink(): Promise<Sink> {
  const parts: Blob[] = []
  return {
    async write(part) {
      parts.push(new Blob([part]))
    },
    async rewriteFirst(part) {
      parts[0] = new Blob([part])
    },
    async finish(name, type) {
      return new File(parts, name, { type })
    },
  }
}
