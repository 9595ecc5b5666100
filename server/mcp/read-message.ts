import {
  type JSONRPCMessage,
  ProtocolErrorCode,
  parseJSONRPCMessage,
  type RequestId,
} from '@modelcontextprotocol/server'
import type { Language, Localized } from '#kit/language.ts'
import { parseStrictJson } from '../strict-json/parse-strict-json.ts'
import { RequestIdFinder } from './request-id-finder.ts'

/** Why a line is rejected. */
type Issue = 'notJson' | 'tooDeep' | 'tooMany' | 'unsafeName' | 'noMessage' | 'tooLong' | 'idTaken' | 'answerTooLong'

/** A message, the error line to answer with, or undefined where no answer is due. */
export type ReadMessage = { message: JSONRPCMessage } | { refusal: string } | undefined

/** Parses a line as a JSON-RPC message (section 4). */
export function readMessage(bytes: Buffer, language: Language): ReadMessage {
  if (bytes.every((byte) => whiteSpace.has(byte))) return undefined
  const read = parseStrictJson(bytes, maxValues)
  const refuse = (issue: Issue) => ({ refusal: writeRefusal(new RequestIdFinder().feed(bytes).id, issue, language) })
  if ('issue' in read) return refuse(read.issue)
  try {
    return { message: parseJSONRPCMessage(read.value) }
  } catch {
    // A malformed response gets no error, or two peers would answer each other forever.
    return isAnswer(read.value) ? undefined : refuse('noMessage')
  }
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('method' in value) && ('result' in value || 'error' in value)

/** Writes the error line for a request, or for a message with unknown id (section 5.1). */
export function writeRefusal(id: RequestId | undefined, issue: Issue, language: Language): string {
  const [code, sentence] = refusals[issue]
  return `${JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code, message: sentence[language] } })}\n`
}

/** Parsing more values would take seconds; large data is a single text. */
const maxValues = 1_000_000

const whiteSpace = new Set(Buffer.from(' \t\r'))

/** Bytes per message: a file of 48 MiB in Base64 and the JSON around it. */
export const maxMessageBytes = 2 ** 26 + 2 ** 16

const { ParseError, InvalidRequest, InternalError } = ProtocolErrorCode

const refusals: Record<Issue, [code: number, Localized]> = {
  notJson: [ParseError, { en: 'The message is not JSON in UTF-8', zh: '消息不是 UTF-8 编码的 JSON' }],
  tooDeep: [InvalidRequest, { en: 'The message is nested too deeply', zh: '消息嵌套过深' }],
  tooMany: [InvalidRequest, { en: 'The message holds too many values', zh: '消息包含的值过多' }],
  unsafeName: [InvalidRequest, { en: 'The message has a field with a forbidden name', zh: '消息包含不允许的字段名' }],
  noMessage: [InvalidRequest, { en: 'This is not a message of JSON-RPC 2.0', zh: '这不是 JSON-RPC 2.0 消息' }],
  tooLong: [
    InvalidRequest,
    { en: 'The message is longer than 64 MiB: a file can have 48 MiB', zh: '消息超过 64 MiB：文件不能超过 48 MiB' },
  ],
  idTaken: [InvalidRequest, { en: 'A request with this id has no answer yet', zh: '使用该 id 的请求尚未得到答复' }],
  answerTooLong: [InternalError, { en: 'The answer is too long for one message', zh: '结果过长，无法放入一条消息' }],
}
