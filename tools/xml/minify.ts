import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { byteCount, textOf } from '#kit/text-of.ts'
import { minifyXml } from './layout/minify-xml.ts'
import { parseXml } from './source/parse-xml.ts'

export const minify = defineOperation('minify', {
  input: { xml: textOf('application/xml'), comments: z.boolean().default(false) },
  output: { xml: textOf('application/xml'), size: byteCount() },
  async run({ xml, comments }) {
    await parseXml(xml, {})
    const minified = minifyXml(xml, comments)
    return { xml: minified, size: new TextEncoder().encode(minified).length }
  },
})
