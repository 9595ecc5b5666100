import type { Call } from '#kit/call.ts'
import type { ImageFormat } from '#lib/imaging/formats/image-format.ts'
import { type SizedImage, tooMuchMemory } from '#lib/imaging/memory-need.ts'
import { resizedSize } from '#lib/imaging/settings/apply-resize.ts'
import type { Settings } from '#lib/imaging/settings/resolve-settings.ts'
import type { ResultFormat } from '#lib/imaging/settings/result-formats.ts'
import { errors } from '../errors.ts'

/**
 * Rejects an image that needs more memory than the call may use, before any work.
 *
 * @throws ToolError needsMemory
 */
export function checkMemory(
  source: SizedImage & { fileSize: number },
  { format, ...size }: Pick<Settings, 'format' | 'resize' | 'maxWidth' | 'maxHeight'>,
  { memory }: Call,
  kind: 'still' | 'animation' = 'still',
): void {
  const result = { ...resizedSize(source, size), format: likelyFormat(format, source.format) }
  const refusal = tooMuchMemory(memory, source, result, kind)
  if (refusal) throw errors.needsMemory({ ...refusal })
}

/** Returns the format that takes the most memory of those that may be tried. */
function likelyFormat(format: ResultFormat | 'auto', source: ImageFormat): ResultFormat {
  if (format !== 'auto') return format
  if (source === 'heic' || source === 'avif') return 'avif'
  return source === 'jxl' ? 'jxl' : 'webp'
}
