import type { PdfDocument } from '#lib/pdf/document.ts'
import { dictOf } from '#lib/pdf/objects/value.ts'

/** What of a document is not in the answer any more, or could not be read of it. */
export const warningNames = [
  'signaturesGone',
  'protectionGone',
  'tagsGone',
  'attachmentsGone',
  'fontsMissing',
  'noText',
] as const

export type Warning = (typeof warningNames)[number]

/** Warns of what pages lose when they are taken out of their document. */
export function lossWarnings({ catalog }: PdfDocument, keepsFiles: boolean): Warning[] {
  const hasFiles = dictOf(catalog.get('Names'))?.has('EmbeddedFiles') === true
  return [
    ...(catalog.has('StructTreeRoot') ? (['tagsGone'] as const) : []),
    ...(hasFiles && !keepsFiles ? (['attachmentsGone'] as const) : []),
  ]
}

/** Each once. */
export const mergeWarnings = (...lists: readonly (readonly Warning[])[]): Warning[] => {
  const given = new Set(lists.flat())
  return warningNames.filter((name) => given.has(name))
}
