import { type Charset, charsets } from './charset.ts'
import { type FileCharset, fileCharsets } from './file-charset.ts'

/** Returns the charset of a label of the Encoding Standard, such as `gb2312`; undefined for any other. */
export function charsetOfLabel(label: string): Charset | FileCharset | undefined {
  if (/^(?:iso-?8859-1|latin1)$/i.test(label)) return 'latin1'
  const name = encodingOf(label)
  return [...charsets, ...fileCharsets].find((charset) => charset === name)
}

function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch (error) {
    // It throws for an unknown label.
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}
