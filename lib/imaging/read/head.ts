import type { ReadableFormat } from '../formats.ts'
import type { Size } from '../raster-image.ts'
import { identify } from './identify.ts'
import { readSummary } from './summary.ts'

/** What the beginning of any file that can be read tells of its image. */
export interface HeadSummary {
  size?: Size
  format?: ReadableFormat
}

/** In bytes. An SVG is drawn by the page, and tells its size at its beginning. */
const headLength = 65_536

/** Reads the beginning of a file, quickly enough to do so before anything runs. Never rejects. */
export async function readHead(file: File): Promise<HeadSummary> {
  const summary = await readSummary(file)
  if (summary.format) return summary
  try {
    const found = identify(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
    return found ? { format: found.format, size: { width: found.width, height: found.height } } : {}
  } catch {
    return {}
  }
}
