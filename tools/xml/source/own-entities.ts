import { listDiagnostics } from '#lib/diagnostics.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { sentences } from './sentences.ts'

/** Says which entities a document declares itself: they stay as they are written. */
export function noteOwnEntities(xml: string, doctype: string) {
  const start = xml.indexOf(doctype)
  const found = Array.from(
    doctype.matchAll(/<!ENTITY\s+(?:%\s+)?([^\s%"'<>&;]{1,100})\s/g),
    ({ 1: name = '', index }) => ({
      offset: start + index,
      code: 'ownEntity' as const,
      params: { name },
    }),
  )
  return listDiagnostics(found, (offsets) => lineColumnsIn(xml, offsets), sentences)
}
