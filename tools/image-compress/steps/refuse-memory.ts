import type { Call } from '#kit/call.ts'
import type { MetadataFormat } from '#lib/imaging/formats/format-definition.ts'
import type { ImageFormat } from '#lib/imaging/formats/image-format.ts'
import { type SizedImage, tooMuchMemory } from '#lib/imaging/memory-need.ts'
import type { Settings } from '#lib/imaging/settings/resolve-settings.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
import { errors } from '../errors.ts'

/**
 * Refuses an image that takes more memory than the call may take, before any work.
 *
 * @throws ToolError needsMemory
 */
export function refuseWhatNeedsMemory(
  source: SizedImage & { fileSize: number },
  { format, resize, maxWidth, maxHeight }: Pick<Settings, 'format' | 'resize' | 'maxWidth' | 'maxHeight'>,
  { memory }: Call,
): void {
  const { width, height } = source
  const limits = { width: maxWidth ?? width, height: maxHeight ?? height }
  const size = resize === 'none' ? { width, height } : contain({ width, height }, limits)
  const refusal = tooMuchMemory(memory, source, { ...size, format: likelyFormat(format, source.format) })
  if (refusal) throw errors.needsMemory({ ...refusal })
}

/** Of the formats that may be tried, the one that takes the most memory. */
function likelyFormat(format: MetadataFormat | 'auto', source: ImageFormat): MetadataFormat {
  if (format !== 'auto') return format
  if (source === 'heic' || source === 'avif') return 'avif'
  return source === 'jxl' ? 'jxl' : 'webp'
}
