/** Thrown if an image cannot be decoded or encoded; the message says why in a few English words. */
export class CodecError extends Error {
  override name = 'CodecError'
}
