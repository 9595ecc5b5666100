import type { z } from 'zod'
import type { Fault } from './input-error.ts'
import type { Localized } from './language.ts'
import { fill } from './sentence.ts'

/** Says in every language, in the words of the house, what a schema finds wrong with an input. */
export function faultsOf(schema: z.ZodType, raw: unknown): Fault[] {
  const issues = schema.safeParse(raw).error?.issues ?? []
  return issues.flatMap((issue) => fieldsOf(issue).map((field) => ({ field, message: messageOf(issue, field) })))
}

/** A field that nobody knows is at fault itself, though the schema blames the object around it. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
  return unknown.map((key) => [...issue.path, ...key].join('.'))
}

function messageOf(issue: z.core.$ZodIssue, field: string): Localized {
  const { sentence, params } = readIssue(issue, field)
  return { en: fill(sentence.en, params.en), zh: fill(sentence.zh, params.zh) }
}

interface Said {
  sentence: Localized
  params: Localized<Record<string, string | number>>
}

const say = (sentence: Localized, params: Record<string, string | number> = {}): Said => ({
  sentence,
  params: { en: params, zh: params },
})

function readIssue(issue: z.core.$ZodIssue, field: string): Said {
  switch (issue.code) {
    case 'unrecognized_keys':
      return say(sentences.unknown, { field })
    case 'invalid_value':
      return say(sentences.choice, { choices: issue.values.map(String).join(', ') })
    case 'too_small':
      return say(issue.origin === 'string' || issue.origin === 'array' ? sentences.atLeastLong : sentences.atLeast, {
        limit: String(issue.minimum),
      })
    case 'too_big':
      return say(issue.origin === 'string' || issue.origin === 'array' ? sentences.atMostLong : sentences.atMost, {
        limit: String(issue.maximum),
      })
    case 'invalid_type':
      return expectedOf(issue.expected)
    case 'custom':
      return issue.params
        ? say({ en: String(issue.params['en']), zh: String(issue.params['zh']) })
        : say(sentences.unfit)
    default:
      return say(sentences.unfit)
  }
}

function expectedOf(expected: string): Said {
  const kind = kinds[expected] ?? { en: expected, zh: expected }
  return { sentence: sentences.type, params: { en: { kind: kind.en }, zh: { kind: kind.zh } } }
}

const sentences = {
  unknown: { en: 'There is no field "{field}" here', zh: '这里没有字段“{field}”' },
  choice: { en: 'Choose one of: {choices}', zh: '请选择其一：{choices}' },
  atLeast: { en: 'Enter {limit} or more', zh: '请输入不小于 {limit} 的值' },
  atMost: { en: 'Enter {limit} or less', zh: '请输入不大于 {limit} 的值' },
  atLeastLong: { en: 'Needs at least {limit}', zh: '至少需要 {limit} 个' },
  atMostLong: { en: 'Holds at most {limit}', zh: '最多 {limit} 个' },
  type: { en: 'This field needs {kind}', zh: '此字段需要{kind}' },
  unfit: { en: 'This value does not fit', zh: '此值不符合要求' },
} as const satisfies Record<string, Localized>

const kinds: Record<string, Localized> = {
  string: { en: 'a text', zh: '文本' },
  number: { en: 'a number', zh: '数字' },
  int: { en: 'a whole number', zh: '整数' },
  boolean: { en: 'true or false', zh: ' true 或 false' },
  array: { en: 'a list', zh: '列表' },
  object: { en: 'an object', zh: '对象' },
  record: { en: 'an object', zh: '对象' },
  file: { en: 'a file', zh: '文件' },
}
