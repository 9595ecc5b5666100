import type { OpenSink } from './sink.ts'

/** Opens a sink. Its parts are Blobs, which browsers keep outside the JavaScript heap, large ones on disk. */
export const openSink: OpenSink = async () => {
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
