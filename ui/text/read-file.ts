import type { Localized } from '#kit/language.ts'
import { detectCharset } from '#lib/charset/detect-charset.ts'
import type { FileCharset } from '#lib/charset/file-charset.ts'
import { decodeAs } from '#lib/charset/read-text.ts'
import { fileContent } from '#lib/recognition/file-content.ts'
import type { HeldText } from './held-text.ts'
import { maxEditedLength } from './long-text.ts'

/** The text of a file, held if it is long, and the charset that it was read in. */
export interface FileText {
  is: 'text'
  text: string | HeldText
  charset: FileCharset
  /** Whether some of its bytes are invalid in this charset. */
  isDamaged: boolean
}

/** The type of a file that holds no text. */
export interface NoText {
  is: 'binary'
  kind: Localized
}

/**
 * Reads a file for a text field, in the charset detected from its bytes or in a chosen one. This module is loaded
 * with the first file.
 *
 * @param keepsMark whether the byte order mark of UTF-8 stays; that of a held text always does
 */
export async function readFile(file: File, chosen?: FileCharset, keepsMark = false): Promise<FileText | NoText> {
  const isLong = file.size > maxEditedLength
  const head = new Uint8Array(await file.slice(0, isLong ? sliceBytes : file.size).arrayBuffer())
  const content = fileContent(head, file.name, isLong)
  if (content.is === 'binary' && !chosen) return content
  const charset = chosen ?? (content.is === 'text' ? content.charset : 'utf-8')
  if (isLong) return hold(file, charset, chosen !== undefined)
  return { is: 'text', ...decodeAs(head, charset, keepsMark) }
}

/** Held texts are UTF-8: the file itself, or re-encoded. */
async function hold(file: File, charset: FileCharset, isChosen: boolean): Promise<FileText> {
  if (charset !== 'utf-8') return rewrite(file, charset)
  const broken = await firstBrokenSlice(file, charset)
  if (!broken) return { is: 'text', text: file.slice(0, file.size), charset, isDamaged: false }
  // Its beginning was ASCII, which is valid UTF-8 as well.
  const detected = isChosen ? undefined : detectCharset(broken, true)
  return detected && detected !== 'utf-8' ? rewrite(file, detected) : rewrite(file, charset)
}

/** In bytes. Slices several times longer would block the page noticeably. */
const sliceBytes = 2 ** 20

/** The first slice of a file that is invalid in a charset; undefined if all of it is valid. */
async function firstBrokenSlice(file: File, charset: FileCharset): Promise<Uint8Array | undefined> {
  const decoder = new TextDecoder(charset, { fatal: true })
  for (let at = 0; at < file.size; at += sliceBytes) {
    const bytes = new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer())
    try {
      decoder.decode(bytes, { stream: at + sliceBytes < file.size })
    } catch (error) {
      // Throws for invalid bytes.
      if (error instanceof TypeError) return bytes
      throw error
    }
  }
  return undefined
}

async function rewrite(file: File, charset: FileCharset): Promise<FileText> {
  let hasReplacements = false
  // As in a held text that is the file itself.
  const decoder = new TextDecoderStream(charset, { ignoreBOM: charset === 'utf-8' })
  const watched = new TransformStream<string, string>({
    transform(text, controller) {
      hasReplacements ||= text.includes('\uFFFD')
      controller.enqueue(text)
    },
  })
  const written = file.stream().pipeThrough(decoder).pipeThrough(watched).pipeThrough(new TextEncoderStream())
  const text = await new Response(written).blob()
  // U+FFFD may also be in the text itself.
  const isDamaged = hasReplacements && (await firstBrokenSlice(file, charset)) !== undefined
  return { is: 'text', text, charset, isDamaged }
}
