import type { ImageFile } from '#lib/imaging/metadata/lost-metadata.ts'
import { readWarnings } from '#lib/imaging/read-warnings.ts'
import type { MetadataPolicy } from '#lib/imaging/settings/metadata-policy.ts'

/** Warnings about a result. */
export const compressWarnings = [...readWarnings, 'scriptsRemoved', 'metadataLost', 'originalKept'] as const

export type CompressWarning = (typeof compressWarnings)[number]

/** Warns if a result lacks metadata that was to be kept. */
export async function warnIfLost(
  policy: MetadataPolicy,
  source: ImageFile,
  result: ImageFile,
): Promise<CompressWarning[]> {
  if (policy !== 'keep') return []
  const { losesMetadata } = await import('#lib/imaging/metadata/lost-metadata.ts')
  return (await losesMetadata(source, result)) ? ['metadataLost'] : []
}
