import type { Localized } from '#kit/language.ts'

/** A request that is refused before any operation runs. */
export class Refusal extends Error {
  override name = 'Refusal'
  statusCode: number
  sentence: Localized

  constructor(statusCode: number, sentence: Localized) {
    super(sentence.en)
    this.statusCode = statusCode
    this.sentence = sentence
  }
}

/** The contract fixes this sentence in every language. */
const tooOften = '请求过于频繁，请稍后再试'

export const refusals = {
  notFound: () => new Refusal(404, { en: 'There is no such call', zh: '没有这个接口' }),
  wrongMethod: () => new Refusal(405, { en: 'This call takes another method', zh: '此接口需要使用其他请求方法' }),
  tooLarge: () => new Refusal(413, { en: 'The request is too large', zh: '请求过大' }),
  tooOften: () => new Refusal(429, { en: tooOften, zh: tooOften }),
  unreadable: () => new Refusal(400, { en: 'The request cannot be read', zh: '无法读取请求' }),
  busy: () => new Refusal(503, { en: 'The server is busy', zh: '服务器繁忙' }),
  wrongType: () => new Refusal(415, { en: 'This call takes JSON or form data', zh: '此接口只接受 JSON 或表单数据' }),
  notJson: () => new Refusal(400, { en: 'The body is not JSON', zh: '请求体不是 JSON' }),
  notForm: () => new Refusal(400, { en: 'The form data is broken', zh: '表单数据格式有误' }),
  tooDeep: () => new Refusal(400, { en: 'The body is nested too deep', zh: '请求体嵌套过深' }),
  tooMany: () => new Refusal(400, { en: 'The body holds too many values', zh: '请求体包含的值过多' }),
  unsafeName: () =>
    new Refusal(400, { en: 'The body has a field with a forbidden name', zh: '请求体包含不允许的字段名' }),
}
