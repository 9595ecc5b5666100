import { defineErrors } from '#kit/errors.ts'
import { jsonInChinese, repairJson } from '#kit/words/json-failures.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some JSON or YAML', zh: '请输入 JSON 或 YAML' },
  invalid: {
    en: 'Failed to convert JSON',
    zh: 'JSON 转换失败',
    reason: {
      en: 'unexpected {found} at line {line}, column {column}; expected {expected}',
      zh: '第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    },
    field: 'json',
    repair: repairJson,
    inChinese: jsonInChinese,
  },
  invalidYaml: {
    en: 'Failed to convert YAML',
    zh: 'YAML 转换失败',
    reason: {
      en: 'unexpected {found} at line {line}, column {column}; expected {expected}',
      zh: '第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    },
    field: 'yaml',
  },
  duplicateKey: {
    en: 'Failed to convert YAML',
    zh: 'YAML 转换失败',
    reason: {
      en: 'the key {key} appears a second time, at line {line}, column {column}',
      zh: '第 {line} 行第 {column} 列的键 {key} 重复',
    },
    field: 'yaml',
  },
  unknownAlias: {
    en: 'Failed to convert YAML',
    zh: 'YAML 转换失败',
    reason: {
      en: 'the alias *{name} at line {line}, column {column} has no anchor &{name} before it',
      zh: '第 {line} 行第 {column} 列的别名 *{name} 之前没有锚点 &{name}',
    },
    field: 'yaml',
  },
  cyclicAlias: {
    en: 'Failed to convert YAML',
    zh: 'YAML 转换失败',
    reason: {
      en: 'the alias *{name} at line {line}, column {column} is inside its own anchor, which JSON can’t express',
      zh: '第 {line} 行第 {column} 列的别名 *{name} 位于自己的锚点之内，JSON 无法表示',
    },
    field: 'yaml',
  },
  tooManyAliases: {
    en: 'Failed to convert YAML',
    zh: 'YAML 转换失败',
    reason: {
      en: 'its aliases stand for more than {limit} characters, at line {line}, column {column}',
      zh: '到第 {line} 行第 {column} 列为止，别名展开后超过 {limit} 个字符',
    },
    field: 'yaml',
  },
  tooDeep: {
    en: 'Failed to convert YAML',
    zh: 'YAML 转换失败',
    reason: {
      en: 'it is nested too deeply: the limit is {limit} levels',
      zh: '嵌套过深：最多 {limit} 层',
    },
    field: 'yaml',
  },
  tooLarge: {
    en: 'The result is too long for one text: use a smaller indent',
    zh: '结果过长，无法作为一段文本输出：请减小缩进',
  },
})
