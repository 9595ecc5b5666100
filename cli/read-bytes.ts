import { constants } from 'node:buffer'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Localized } from '#kit/language.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Reads standard input to its end as a text, byte for byte.
 *
 * @throws UsageError for what is no UTF-8, and for more than a text can hold
 */
export async function readStandardText(terminal: Terminal): Promise<string> {
  const bytes = await readChunks(stdinOf(terminal), maxTextBytes, () => tooLongText(standardInput))
  return textOf(bytes, standardInput)
}

/**
 * Reads standard input to its end.
 *
 * @throws UsageError for more than memory is made for; a file on disk may have any size
 */
export function readStandardInput(terminal: Terminal): Promise<Uint8Array<ArrayBuffer>> {
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
 * Reads a text from a file, byte for byte.
 *
 * @throws UsageError as `readStandardText` does; the system's error where there is no such file
 */
export async function readTextFile(path: string): Promise<string> {
  const name = { en: path, zh: path }
  const stream = createReadStream(path, { highWaterMark: 2 ** 20 })
  return textOf(await readChunks(stream, maxTextBytes, () => tooLongText(name)), name)
}

/** Tells a person who is waited for how the input ends. */
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

/** A byte order mark stays, and what is no UTF-8 is refused, since it could not be given back. */
function textOf(bytes: Uint8Array, name: Localized): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UsageError(`${name.en} is not UTF-8 text`, `${name.zh} 不是 UTF-8 文本`)
  }
}

const tooLongText = ({ en, zh }: Localized): UsageError =>
  new UsageError(
    `${en} is too long for a text, which has 512 MiB at most: use an operation that takes a file, or give it in parts`,
    `${zh} 过长，文本最多 512 MiB：请使用接收文件的操作，或分段处理`,
  )

const standardInput = { en: 'Standard input', zh: '标准输入' }

/** In bytes: no string is longer, so none of these can fail for its length. */
const maxTextBytes = constants.MAX_STRING_LENGTH
const maxFileBytes = 2 ** 31
