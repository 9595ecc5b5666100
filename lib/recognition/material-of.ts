import { textDecoder } from '#lib/charset/text-decoder.ts'
import { fileContent } from './file-content.ts'
import type { Material } from './recognition.ts'

/** Makes the material for recognizing a text or a file. An unreadable file has only a name and a type. */
export async function materialOf(content: string | Blob): Promise<Material> {
  if (typeof content === 'string')
    return { text: content.slice(0, maxSniffLength).trim(), isCut: content.length > maxSniffLength }
  const bytes = new Uint8Array(
    await content
      .slice(0, maxSniffLength)
      .arrayBuffer()
      .catch(() => new ArrayBuffer()),
  )
  const isCut = content.size > maxSniffLength
  const text = textIn(bytes, content instanceof File ? content.name : '', isCut)
  if (!(content instanceof File)) return { text, isCut }
  return { text, isCut, file: { name: content.name, type: content.type, bytes } }
}

/** How much of a text is read, in characters, or of a file, in bytes. */
export const maxSniffLength = 100_000

/** Decodes bytes in their detected charset; empty if they are not text. The last character may be incomplete. */
function textIn(bytes: Uint8Array<ArrayBuffer>, name: string, isCut: boolean): string {
  const content = fileContent(bytes, name, isCut)
  if (content.is === 'binary') return ''
  const text = textDecoder(content.charset).decode(bytes, { stream: isCut })
  return text.includes('\0') ? '' : text.trim()
}
