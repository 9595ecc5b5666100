import type { Localized } from '#kit/language.ts'

/** A request that is refused before any operation runs. */
export class Refusal extends Error {
  override name = 'Refusal'
  /** Which one it is: processes tell each other by it. */
  code: RefusalCode
  statusCode: number
  sentence: Localized
  /** Seconds after which to come again. */
  retryAfter: number | undefined

  constructor(code: RefusalCode, [statusCode, sentence]: [number, Localized], retryAfter?: number) {
    super(sentence.en)
    this.code = code
    this.statusCode = statusCode
    this.sentence = sentence
    this.retryAfter = retryAfter
  }
}

/** The contract fixes this sentence in every language. */
const tooOften = '请求过于频繁，请稍后再试'

const told = {
  notFound: [404, { en: 'There is no such call', zh: '没有这个接口' }],
  wrongMethod: [405, { en: 'This call takes another method', zh: '此接口需要使用其他请求方法' }],
  tooLarge: [413, { en: 'The request is too large', zh: '请求过大' }],
  tooOften: [429, { en: tooOften, zh: tooOften }],
  unreadable: [400, { en: 'The request cannot be read', zh: '无法读取请求' }],
  busy: [503, { en: 'The server is busy', zh: '服务器繁忙' }],
  wrongType: [415, { en: 'This call takes JSON or form data', zh: '此接口只接受 JSON 或表单数据' }],
  notJson: [400, { en: 'The body is not JSON', zh: '请求体不是 JSON' }],
  notForm: [400, { en: 'The form data is broken', zh: '表单数据格式有误' }],
  tooDeep: [400, { en: 'The body is nested too deep', zh: '请求体嵌套过深' }],
  tooMany: [400, { en: 'The body holds too many values', zh: '请求体包含的值过多' }],
  unsafeName: [400, { en: 'The body has a field with a forbidden name', zh: '请求体包含不允许的字段名' }],
} as const satisfies Record<string, [number, Localized]>

export type RefusalCode = keyof typeof told

type Refuse = (retryAfter?: number) => Refusal

/** Each makes its refusal; `retryAfter` is in seconds. */
export const refusals = Object.fromEntries(
  Object.entries(told).map(([code, how]) => [
    code,
    (retryAfter?: number) => new Refusal(code as RefusalCode, [...how], retryAfter),
  ]),
) as Record<RefusalCode, Refuse>
