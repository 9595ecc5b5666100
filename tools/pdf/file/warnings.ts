import type { PdfDocument } from '#lib/pdf/document.ts'
import { dictOf } from '#lib/pdf/objects/value.ts'

/** Warnings about what the result lost or couldn't be read. */
export const warningNames = [
  'signaturesGone',
  'protectionGone',
  'tagsGone',
  'attachmentsGone',
  'fontsMissing',
  'noText',
] as const

export type Warning = (typeof warningNames)[number]

/** Returns warnings about what pages lose outside their document. */
export function lossWarnings({ catalog }: PdfDocument, keepsFiles: boolean): Warning[] {
  const hasFiles = dictOf(catalog.get('Names'))?.has('EmbeddedFiles') === true
  return [
    ...(catalog.has('StructTreeRoot') ? (['tagsGone'] as const) : []),
    ...(hasFiles && !keepsFiles ? (['attachmentsGone'] as const) : []),
  ]
}

/** Merges warnings without duplicates. */
export const mergeWarnings = (...lists: readonly (readonly Warning[])[]): Warning[] => {
  const given = new Set(lists.flat())
  return warningNames.filter((name) => given.has(name))
}
