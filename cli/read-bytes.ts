import { constants } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Localized } from '#kit/language.ts'
import { charsetNames } from '#lib/charset/file-charset.ts'
import { decodeAs } from '#lib/charset/read-text.ts'
import { fileContent } from '#lib/recognition/file-content.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Reads standard input to its end as text in its detected charset, with unchanged line breaks.
 *
 * @throws UsageError for binary data, and for more than a string can hold
 */
export async function readStdinText(terminal: Terminal, keepsMark: boolean): Promise<string> {
  const bytes = await readChunks(stdinOf(terminal), maxTextBytes, () => tooLongText(standardInput))
  return textOf(bytes, { ...standardInput, path: 'stdin' }, terminal, keepsMark)
}

/**
 * Reads standard input to its end.
 *
 * @throws UsageError for too much for memory; a file on disk may have any size
 */
export function readStdin(terminal: Terminal): Promise<Uint8Array<ArrayBuffer>> {
  return readChunks(
    stdinOf(terminal),
    maxFileBytes,
    () =>
      new UsageError(
        'Standard input is longer than 2 GiB: write it to a file first, and name that',
        '标准输入超过 2 GiB：请先写入文件，再指定该文件',
      ),
  )
}

/**
 * Reads a text from a file in its detected charset.
 *
 * @throws UsageError like `readStdinText`; the system's error for a missing file
 */
export async function readTextFile(path: string, terminal: Terminal, keepsMark = false): Promise<string> {
  const name = { en: path, zh: path, path }
  const stream = createReadStream(path, { highWaterMark: 2 ** 20 })
  return textOf(await readChunks(stream, maxTextBytes, () => tooLongText(name)), name, terminal, keepsMark)
}

/** Prints on a terminal how to end the input. */
function stdinOf({ stdin, stderr }: Terminal): Readable {
  if (stdin.isTTY && stderr.isTTY) stderr.write('… Ctrl+D\n')
  return stdin
}

async function readChunks(stream: Readable, maxBytes: number, tooLong: () => UsageError) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) throw tooLong()
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** Decodes a text, and writes its charset to standard error if it is not plain UTF-8, in a language-neutral form. */
async function textOf(
  bytes: Uint8Array<ArrayBuffer>,
  { path, en, zh }: Localized & { path: string },
  { stderr }: Terminal,
  keepsMark: boolean,
): Promise<string> {
  const content = fileContent(bytes, path)
  if (content.is === 'binary')
    throw new UsageError(
      `${en} is ${content.kind.en}, not text: use an operation that takes a file`,
      `${zh}：${content.kind.zh}，不是文本。请使用接收文件的操作`,
    )
  const { text, isDamaged } = decodeAs(bytes, content.charset, keepsMark)
  if (content.charset !== 'utf-8' || bytes[0] === 0xef || isDamaged) {
    const { escapeControlsInLine } = await import('#lib/text/escape-controls.ts')
    stderr.write(`${escapeControlsInLine(path)}: ${charsetNames[content.charset]}${isDamaged ? ' (\uFFFD)' : ''}\n`)
  }
  return text
}

const tooLongText = ({ en, zh }: Localized): UsageError =>
  new UsageError(
    `${en} is too long: this operation takes a text, which has 512 MiB at most. Give it in parts, or use an operation that takes a file, where there is one`,
    `${zh} 过长：此操作接收文本，文本最多 512 MiB。请分段处理；如有接收文件的操作，也可改用`,
  )

const standardInput = { en: 'Standard input', zh: '标准输入' }

/** In bytes: the length of the longest string, so that decoding never exceeds it. */
const maxTextBytes = constants.MAX_STRING_LENGTH
const maxFileBytes = 2 ** 31
