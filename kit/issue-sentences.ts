import type { Localized } from './language.ts'
import { fill } from './sentence.ts'

type Params = Record<string, string | number>

/** The messages for values that do not match their schema, used by Zod in operations and by the page before. */
export const issueSentences = {
  unknown: (field: string) => say({ en: 'Unknown field “{field}”', zh: '未知的字段“{field}”' }, { field }),
  choice: (choices: readonly unknown[]) =>
    say({ en: 'Choose one of: {choices}', zh: '请选择其一：{choices}' }, { choices: choices.map(String).join(', ') }),
  atLeast: (limit: unknown) =>
    say({ en: 'Enter {limit} or more', zh: '请输入不小于 {limit} 的值' }, { limit: String(limit) }),
  atMost: (limit: unknown) =>
    say({ en: 'Enter {limit} or less', zh: '请输入不大于 {limit} 的值' }, { limit: String(limit) }),
  tooShort: (origin: string, limit: unknown) =>
    say(
      origin === 'string'
        ? { en: 'Needs at least {limit|character|characters}', zh: '至少需要 {limit} 个字符' }
        : { en: 'Needs at least {limit|item|items}', zh: '至少需要 {limit} 项' },
      { limit: String(limit) },
    ),
  tooLong: (origin: string, limit: unknown) =>
    say(
      origin === 'string'
        ? { en: 'Allows at most {limit|character|characters}', zh: '最多 {limit} 个字符' }
        : { en: 'Allows at most {limit|item|items}', zh: '最多 {limit} 项' },
      { limit: String(limit) },
    ),
  kind: (kind: string) => {
    const { en, zh } = kinds[kind] ?? { en: kind, zh: kind }
    return { en: `This field needs ${en}`, zh: `此字段需要${zh}` }
  },
  color: (): Localized => ({ en: 'Enter a color such as #1e90ff', zh: '请输入颜色，例如 #1e90ff' }),
  missing: (): Localized => ({ en: 'This field is missing', zh: '缺少此字段' }),
  unfit: (): Localized => ({ en: 'This value is not valid', zh: '此值不符合要求' }),
}

const say = ({ en, zh }: Localized, params: Params): Localized => ({ en: fill(en, params), zh: fill(zh, params) })

const kinds: Record<string, Localized> = {
  string: { en: 'text', zh: '文本' },
  number: { en: 'a number', zh: '数字' },
  int: { en: 'a whole number', zh: '整数' },
  boolean: { en: 'true or false', zh: ' true 或 false' },
  array: { en: 'a list', zh: '列表' },
  object: { en: 'an object', zh: '对象' },
  record: { en: 'an object', zh: '对象' },
  file: { en: 'a file', zh: '文件' },
}
