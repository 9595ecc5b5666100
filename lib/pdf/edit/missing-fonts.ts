import { dictOf, type IndirectObject, listOf, nameOf } from '../objects/value.ts'

/**
 * Whether pages use fonts for Chinese, Japanese or Korean that are not embedded: PDFium has substitutes only for Latin
 * fonts.
 */
export const lacksCjkFonts = (pages: readonly IndirectObject[]): boolean =>
  pages.some((page) => {
    const fonts = dictOf(dictOf(dictOf(page)?.get('Resources'))?.get('Font'))
    return [...(fonts?.values() ?? [])].some((value) => {
      const font = dictOf(value)
      if (nameOf(font?.get('Subtype')) !== 'Type0') return false
      const descriptor = dictOf(dictOf(listOf(font?.get('DescendantFonts'))?.[0])?.get('FontDescriptor'))
      return !['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key))
    })
  })
