import type { Localized } from '#kit/language.ts'
import { china } from './china.ts'
import { code } from './code.ts'
import type { CommonPattern } from './common-pattern.ts'
import { dates } from './dates.ts'
import { network } from './network.ts'
import { numbers } from './numbers.ts'

/** The common patterns by what they are about, in the order in which they are shown. */
export const allCommon: { title: Localized; patterns: CommonPattern[] }[] = [
  { title: { en: 'Network', zh: '网络' }, patterns: network },
  { title: { en: 'Dates and times', zh: '日期和时间' }, patterns: dates },
  { title: { en: 'China', zh: '中国常用' }, patterns: china },
  { title: { en: 'Numbers and payment', zh: '数字和支付' }, patterns: numbers },
  { title: { en: 'Code and logs', zh: '代码和日志' }, patterns: code },
]
