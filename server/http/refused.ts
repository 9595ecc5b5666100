import type { Fault } from '#kit/input-error.ts'
import type { Language } from '#kit/language.ts'

/** A call that is answered with an error, exactly as the HTTP contract has it. */
export class Refused extends Error {
  override name = 'Refused'
  statusCode: number
  data: unknown
  /** Seconds after which to come back. */
  retryAfter: number | undefined

  constructor(statusCode: number, msg: string, data: unknown = null, retryAfter?: number) {
    super(msg)
    this.statusCode = statusCode
    this.data = data
    this.retryAfter = retryAfter
  }
}

/** One field that does not fit. */
export const unfit = (field: string, message: string): Refused =>
  new Refused(400, field ? `${field}: ${message}` : message, { errors: [{ field, message }] })

/** Fields that do not fit, in the language of whoever reads it; the first one is named in the sentence. */
export function unfitFields(faults: Fault[], language: Language): Refused {
  const errors = faults.slice(0, mostFaults).map(({ field, message }) => ({ field, message: message[language] }))
  const [first = { field: '', message: '' }] = errors
  return new Refused(400, first.field ? `${first.field}: ${first.message}` : first.message, { errors })
}

/** A list of a million wrong items has as many faults. */
const mostFaults = 100

export const forbidden = (): Refused => new Refused(403, '请刷新页面登录')
export const wrongCredentials = (): Refused => new Refused(401, '用户名或密码错误')
export const noSuchRecord = (): Refused => new Refused(404, 'There is no such record')
export const tooOften = (seconds: number): Refused => new Refused(429, '请求过于频繁，请稍后再试', null, seconds)
export const changedSince = (conflicts: { name: string; version: number }[]): Refused =>
  new Refused(409, '配置已被修改，请刷新后重试', { conflicts })
export const taken = (sentence: string): Refused => new Refused(409, sentence)
