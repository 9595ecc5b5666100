import { z } from 'zod'
import { advanced } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { diagnosticsField, listDiagnostics } from '#lib/diagnostics.ts'
import { depthOf } from '#lib/json/json-index.ts'
import { readJson } from '#lib/json/read.ts'
import { writeJson } from '#lib/json/write.ts'
import { JsonWriter, layouts } from './json/write-json.ts'
import { parseXml } from './source/parse-xml.ts'
import { sentences } from './source/sentences.ts'

/** Converts XML to JSON; `ordered` loses only white space between elements, the other layouts report what they lose. */
export const toJson = defineOperation('to-json', {
  input: {
    xml: textOf('application/xml'),
    layout: z.enum(layouts).default('compact'),
    attributePrefix: advanced(z.string().max(20).default('@')),
    textKey: advanced(z.string().min(1).max(100).default('#text')),
    arrays: z.enum(['repeated', 'always']).default('repeated'),
    arrayNames: advanced(z.array(z.string()).max(1000).default([])),
    types: z.boolean().default(false),
    namespaces: advanced(z.enum(['keep', 'drop']).default('keep')),
  },
  output: { json: textOf('application/json'), warnings: diagnosticsField(sentences) },
  async run({ xml, ...style }, call) {
    const writer = new JsonWriter(style)
    await parseXml(xml, {
      open: (name, attributes) => writer.open(name, attributes),
      close: () => writer.close(),
      text: (text) => writer.text(text),
      cdata(text) {
        if (style.layout === 'ordered') writer.node('cdata', JSON.stringify(text))
        else writer.text(text)
      },
      comment: (text) => writer.node('comment', JSON.stringify(text)),
      instruction: (target, body) => writer.node('instruction', JSON.stringify({ target, body })),
      doctype: (text) => writer.node('doctype', JSON.stringify(text)),
      declaration: (attributes) => writer.node('declaration', JSON.stringify(Object.fromEntries(attributes))),
    })
    call.progress(0.6)
    const losses = [...writer.losses].map(([code, count]) => ({
      offset: 0,
      code,
      params: code === 'doctypeLost' ? {} : { count },
    }))
    return {
      json: indented(writer.finish()),
      warnings: listDiagnostics(losses, (offsets) => offsets.map(() => ({ line: 1, column: 1 })), sentences),
    }
  },
})

/** In levels: deeper JSON would consist mostly of indentation. */
const maxIndentedDepth = 1000

function indented(json: string): string {
  const index = readJson(json)
  return depthOf(index) > maxIndentedDepth ? json : (writeJson(index, '  ') ?? json)
}
