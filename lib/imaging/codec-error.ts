/** An image that cannot be read or written; the message says why in a few words of English. */
export class CodecError extends Error {
  override name = 'CodecError'
}
