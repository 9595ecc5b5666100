import type { Call } from '#kit/call.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { EncodedImage } from '#lib/imaging/write/encode-smallest.ts'
import { fitTarget } from './fit-target.ts'

/** Lowers the quality, never the number of pixels, until the file is smaller than the original; undefined if none is. */
export async function beatOriginal(size: number, result: EncodedImage, call: Call): Promise<EncodedImage | undefined> {
  try {
    return await fitTarget({ most: size - 1, highest: 100, isSizeFixed: true }, result, call)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}
