import { type Box, dictOf, listOf, nameOf } from '../objects/value.ts'

/**
 * Tells whether pages name fonts for Chinese, Japanese or Korean that are not in the file: PDFium brings others for Latin
 * letters, and has none for these.
 */
export const lacksCjkFonts = (pages: readonly Box[]): boolean =>
  pages.some((page) => {
    const fonts = dictOf(dictOf(dictOf(page)?.get('Resources'))?.get('Font'))
    return [...(fonts?.values() ?? [])].some((value) => {
      const font = dictOf(value)
      if (nameOf(font?.get('Subtype')) !== 'Type0') return false
      const descriptor = dictOf(dictOf(listOf(font?.get('DescendantFonts'))?.[0])?.get('FontDescriptor'))
      return !['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key))
    })
  })
