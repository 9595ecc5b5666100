import type { ValidationIssue } from '#kit/input-error.ts'
import type { Language, Localized } from '#kit/language.ts'

interface Details {
  /** Data for programs, beside the message. */
  data?: unknown
  /** Seconds after which to retry. */
  retryAfter?: number | undefined
  /** Its name in `refusals`, by which it is passed between processes; undefined for refusals of a single call. */
  code?: RefusalCode
}

/** A deliberate 4xx answer to a request, or 503 for lack of capacity. */
export class Refusal extends Error {
  override name = 'Refusal'
  statusCode: number
  sentence: Localized
  data: unknown
  retryAfter: number | undefined
  code: RefusalCode | undefined

  /** @param sentence the message to the client; a plain string is fixed by the contract for every language */
  constructor(statusCode: number, sentence: string | Localized, { data = null, retryAfter, code }: Details = {}) {
    const localized = typeof sentence === 'string' ? { en: sentence, zh: sentence } : sentence
    super(localized.en)
    this.statusCode = statusCode
    this.sentence = localized
    this.data = data
    this.retryAfter = retryAfter
    this.code = code
  }
}

const definitions = {
  notFound: [404, { en: 'No such endpoint', zh: '没有这个接口' }],
  wrongMethod: [405, { en: 'Method not allowed: this endpoint needs another one', zh: '此接口需要使用其他请求方法' }],
  tooLarge: [413, { en: 'The request is too large', zh: '请求过大' }],
  tooOften: [429, '请求过于频繁，请稍后再试'],
  unreadable: [400, { en: 'The request is malformed', zh: '无法读取请求' }],
  busy: [503, { en: 'The server is busy', zh: '服务器繁忙' }],
  wrongType: [415, { en: 'This endpoint accepts JSON or form data only', zh: '此接口只接受 JSON 或表单数据' }],
  notJson: [400, { en: 'The body is not JSON', zh: '请求体不是 JSON' }],
  notForm: [400, { en: 'The form data is malformed', zh: '表单数据格式有误' }],
  tooDeep: [400, { en: 'The body is nested too deeply', zh: '请求体嵌套过深' }],
  tooMany: [400, { en: 'The body contains too many values', zh: '请求体包含的值过多' }],
  unsafeName: [400, { en: 'The body has a field with a forbidden name', zh: '请求体包含不允许的字段名' }],
} as const satisfies Record<string, [number, string | Localized]>

export type RefusalCode = keyof typeof definitions

/** Refusals of any call, most of them before an operation or a handler is known; `retryAfter` is in seconds. */
export const refusals = Object.fromEntries(
  Object.entries(definitions).map(([code, [statusCode, sentence]]) => [
    code,
    (retryAfter?: number) => new Refusal(statusCode, sentence, { retryAfter, code: code as RefusalCode }),
  ]),
) as Record<RefusalCode, (retryAfter?: number) => Refusal>

/** Refuses one field that does not match its schema. */
export const invalidField = (field: string, message: string): Refusal =>
  new Refusal(400, field ? `${field}: ${message}` : message, { data: { errors: [{ field, message }] } })

/** Refuses fields that do not match their schema; the message names the first one. */
export function invalidFields(issues: ValidationIssue[], language: Language): Refusal {
  const errors = issues.slice(0, maxIssues).map(({ field, message }) => ({ field, message: message[language] }))
  const [first = { field: '', message: definitions.unreadable[1][language] }] = errors
  return new Refusal(400, first.field ? `${first.field}: ${first.message}` : first.message, { data: { errors } })
}

/** Limits the issues of a list of a million invalid items. */
export const maxIssues = 100

export const forbidden = (): Refusal => new Refusal(403, '请刷新页面登录')
export const wrongCredentials = (): Refusal => new Refusal(401, '用户名或密码错误')
export const noSuchRecord = (): Refusal => new Refusal(404, 'There is no such record')
export const versionConflict = (conflicts: { name: string; version: number }[]): Refusal =>
  new Refusal(409, '配置已被修改，请刷新后重试', { data: { conflicts } })
