/** A source of random bytes: returns the next bytes, which the caller may change. */
export type RandomBytes = (count: number) => Uint8Array

/** Returns unpredictable bytes from the platform's cryptographic generator. */
export function systemRandom(): RandomBytes {
  return buffered((block) => void crypto.getRandomValues(block))
}

/**
 * Returns the same bytes for the same seed on all platforms and in all versions: the keystream of ChaCha20 (RFC 8439,
 * section 2.4) with the SHA-256 of the seed in UTF-8 as its key, a nonce of zeros, and a counter from 0.
 */
export async function seededRandom(seed: string): Promise<RandomBytes> {
  const { chacha20 } = await import('@noble/ciphers/chacha.js')
  const key = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)))
  const nonce = new Uint8Array(12)
  let counter = 0
  return buffered((block) => {
    chacha20(key, nonce, new Uint8Array(block.length), block, counter)
    counter += block.length / chachaBlockSize
  })
}

/** Buffers random bytes in blocks: many small requests would take far longer. */
function buffered(fill: (block: Uint8Array<ArrayBuffer>) => void): RandomBytes {
  let block = new Uint8Array()
  let at = 0
  return (count) => {
    if (at + count <= block.length) {
      at += count
      return block.subarray(at - count, at)
    }
    const bytes = new Uint8Array(count)
    for (let done = 0; done < count; ) {
      if (at === block.length) {
        block = new Uint8Array(blockSize)
        fill(block)
        at = 0
      }
      const part = block.subarray(at, at + count - done)
      bytes.set(part, done)
      done += part.length
      at += part.length
    }
    return bytes
  }
}

/** In bytes. Browsers return at most 65,536 at once. */
const blockSize = 4096
const chachaBlockSize = 64
