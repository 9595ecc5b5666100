import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { pageGlyphs, pageText } from '#lib/pdf/engine/page-text.ts'
import { layoutText } from '#lib/pdf/layout-text.ts'
import { pagesField, parsePages, warningsField } from './file/fields.ts'
import { openInEngine, refuseLarge, withToolErrors } from './file/open-pdf.ts'

/** Extracts the text of pages, in reading order or with its layout. Scans, which are images, have none. */
export const text = defineOperation('text', {
  input: { file: z.file(), pages: pagesField(), layout: z.boolean().default(false) },
  output: { text: textOf('text/plain'), pages: z.int(), warnings: warningsField() },
  async run({ file, pages, layout }, call) {
    const { engine, handle } = await openInEngine(file)
    const wanted = parsePages(
      pages,
      withToolErrors(file, () => engine.pageCount(handle)),
    )
    const texts: string[] = []
    let length = 0
    for (const index of wanted) {
      call.signal.throwIfAborted()
      const read = withToolErrors(file, () =>
        layout ? layoutText(pageGlyphs(engine, handle, index)) : pageText(engine, handle, index),
      )
      texts.push(read)
      length += read.length
      refuseLarge({ bytes: length })
      call.progress(texts.length / wanted.length)
    }
    const all = texts.filter((read) => read !== '').join('\n\n')
    return { text: all, pages: wanted.length, warnings: all === '' ? ['noText' as const] : [] }
  },
})
