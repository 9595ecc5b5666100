import { correctionOf } from './reed-solomon.ts'
import { blocksOf, type Level, totalBytes } from './tables.ts'

/** The bytes of a code in the order of its modules, and which block each belongs to. */
interface Codewords {
  bytes: Uint8Array
  blockOf: Uint8Array
}

/** Divides data into blocks, adds what corrects errors in each, and takes a byte of each in turn (section 7.6). */
export function interleave(data: Uint8Array, version: number, level: Level): Codewords {
  const { blocks: count, correction, dataBytes } = blocksOf(version, level)
  const short = Math.floor(dataBytes / count)
  const shortBlocks = count - (dataBytes % count)
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks)
    return data.subarray(start, start + short + (index < shortBlocks ? 0 : 1))
  })
  const corrections = blocks.map((block) => correctionOf(block, correction))

  const codewords = { bytes: new Uint8Array(totalBytes(version)), blockOf: new Uint8Array(totalBytes(version)) }
  let at = 0
  for (const [lists, longest] of [[blocks, short + 1] as const, [corrections, correction] as const]) {
    for (let index = 0; index < longest; index++) {
      for (const [block, list] of lists.entries()) {
        const byte = list[index]
        if (byte === undefined) continue
        codewords.bytes[at] = byte
        codewords.blockOf[at++] = block
      }
    }
  }
  return codewords
}
