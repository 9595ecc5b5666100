import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'
import { formatXml } from './layout/format-xml.ts'
import { parseXml } from './source/parse-xml.ts'
import { sentences } from './source/sentences.ts'

/** Formats XML without changing significant white space. */
export const format = defineOperation('format', {
  input: {
    xml: textOf('application/xml'),
    indent: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 'tab']).default(2),
    attributes: z.enum(['line', 'each']).default('line'),
    selfClosing: z.enum(['keep', 'always', 'space']).default('keep'),
    textLines: z.enum(['keep', 'indent']).default('keep'),
    lineWidth: z.int().min(0).max(1000).default(0),
  },
  output: { xml: textOf('application/xml'), warnings: diagnosticsField(sentences) },
  async run({ xml, indent, ...style }, call) {
    let doctype = ''
    await parseXml(xml, { doctype: (text) => (doctype = text) })
    call.progress(0.5)
    return {
      xml: formatXml(xml, { ...style, indent: indent === 'tab' ? '\t' : ' '.repeat(indent) }),
      warnings: noteOwnEntities(xml, doctype),
    }
  },
})

/** Warns about entities that the document declares itself: references to them are kept as written. */
function noteOwnEntities(xml: string, doctype: string) {
  const start = xml.indexOf(doctype)
  const entities = Array.from(
    doctype.matchAll(/<!ENTITY\s+(?:%\s+)?([^\s%"'<>&;]{1,100})\s/g),
    ({ 1: name = '', index }) => ({
      offset: start + index,
      code: 'ownEntity' as const,
      params: { name },
    }),
  )
  return listDiagnostics(entities, (offsets) => lineColumnsIn(xml, offsets), sentences)
}
