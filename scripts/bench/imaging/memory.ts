import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Row } from '../measure.ts'

/** Measures the peak memory of encoding a photograph of 12 megapixels, compared with sharp. */
export function benchImagingMemory(): Row[] {
  return (['jpeg', 'webp', 'avif', 'png'] as const).map((format) => {
    const [ours, reference] = [mebibytesOf('ours', format), mebibytesOf('sharp', format)]
    return {
      what: `memory at most, 4000 x 3000, as ${format}`,
      ours: `${ours.toFixed(0)} MiB`,
      reference: `${reference.toFixed(0)} MiB (sharp)`,
      ratio: ours / reference,
      note: 'the process, Node and the 46 MiB of pixels included',
    }
  })
}

function mebibytesOf(writer: string, format: string): number {
  const script = join(import.meta.dirname, 'write-once.ts')
  return Number(execFileSync('node', [script, writer, format], { encoding: 'utf8' })) / 1024
}
