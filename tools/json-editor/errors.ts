import { defineErrors } from '#kit/errors.ts'
import { jsonInChinese } from '#kit/words/json-failures.ts'

export const errors = defineErrors({
  empty: { en: 'Please enter some JSON', zh: '请输入 JSON' },
  invalid: {
    en: 'Invalid JSON{side}: unexpected {found} at line {line}, column {column}; expected {expected}',
    zh: 'JSON 无效{side}：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    inChinese: jsonInChinese,
  },
  tooLarge: {
    en: 'The result is too long for one text: use a smaller indent or a narrower path',
    zh: '结果过长，无法作为一段文本输出：请减小缩进或缩小路径范围',
  },
  tooDeep: {
    en: 'This JSON is nested too deeply: the limit is {limit} levels',
    zh: 'JSON 嵌套过深：最多 {limit} 层',
  },
  pathNotFound: { en: 'JSON path not found', zh: '未找到 JSON 路径', field: 'path' },
  invalidPath: {
    en: 'Invalid JSON path: unexpected {found} at position {position}; expected {expected}',
    zh: 'JSON 路径无效：第 {position} 位是 {found}，此处应为：{expected}',
    field: 'path',
    inChinese: (params) => ({
      ...params,
      found: params['found'] === 'EOF' ? '文本结尾' : (params['found'] ?? ''),
      expected: String(params['expected']).replace('EOF', '文本结尾'),
    }),
  },
  invalidSchema: {
    en: 'Invalid JSON schema: unexpected {found} at line {line}, column {column} (#{pointer}); expected {expected}',
    zh: 'JSON Schema 无效：第 {line} 行第 {column} 列（#{pointer}）是 {found}，此处应为：{expected}',
    field: 'schema',
    inChinese: jsonInChinese,
  },
  invalidPattern: {
    en: 'Invalid JSON schema at line {line}, column {column} (#{pointer}): {pattern} is not a JavaScript regular expression',
    zh: 'JSON Schema 无效：第 {line} 行第 {column} 列（#{pointer}）的 {pattern} 不是 JavaScript 的正则表达式',
    field: 'schema',
  },
  unknownReference: {
    en: 'Invalid JSON schema at line {line}, column {column} (#{pointer}): {reference} can’t be resolved in this schema; remote references aren’t loaded',
    zh: 'JSON Schema 无效：第 {line} 行第 {column} 列（#{pointer}）的 {reference} 在此 Schema 内无法解析；不会加载远程引用',
    field: 'schema',
  },
  endlessSchema: {
    en: 'Invalid JSON schema: infinite $ref loop, or nested too deeply for this JSON',
    zh: 'JSON Schema 无效：$ref 循环引用，或对此 JSON 而言嵌套过深',
    field: 'schema',
  },
  unusableSchema: {
    en: 'This JSON cannot be checked with this schema',
    zh: '无法用此 Schema 校验此 JSON',
    field: 'schema',
  },
  emptyPatch: { en: 'Please enter a patch', zh: '请输入补丁', field: 'patch' },
  invalidPatch: {
    en: 'Invalid patch: unexpected {found} at line {line}, column {column}; expected {expected}',
    zh: '补丁无效：第 {line} 行第 {column} 列是 {found}，此处应为：{expected}',
    field: 'patch',
    inChinese: jsonInChinese,
  },
  duplicateMember: {
    en: 'Invalid patch: operation {index} has “{key}” twice (line {line}, column {column})',
    zh: '补丁无效：操作 {index} 中“{key}”重复（第 {line} 行第 {column} 列）',
    field: 'patch',
  },
  patchPathNotFound: {
    en: 'Operation {index} of the patch (line {line}, column {column}): path not found: “{pointer}”',
    zh: '补丁的操作 {index}（第 {line} 行第 {column} 列）：未找到路径“{pointer}”',
    field: 'patch',
  },
  testFailed: {
    en: 'Operation {index} of the patch (line {line}, column {column}): the value at “{pointer}” is not the expected one',
    zh: '补丁的操作 {index}（第 {line} 行第 {column} 列）：测试未通过，“{pointer}”的值与预期不同',
    field: 'patch',
  },
  wholeRemoved: {
    en: 'Operation {index} of the patch (line {line}, column {column}): the whole document (“{pointer}”) can’t be removed',
    zh: '补丁的操作 {index}（第 {line} 行第 {column} 列）：不能删除整个文档（“{pointer}”）',
    field: 'patch',
  },
  movedIntoItself: {
    en: 'Operation {index} of the patch (line {line}, column {column}): a value can’t be moved into itself, to “{pointer}”',
    zh: '补丁的操作 {index}（第 {line} 行第 {column} 列）：不能把值移动到其自身之内（“{pointer}”）',
    field: 'patch',
  },
  copiesTooLarge: {
    en: 'Operation {index} of the patch (line {line}, column {column}): with “{pointer}” the copies exceed {limit} MB',
    zh: '补丁的操作 {index}（第 {line} 行第 {column} 列）：加上“{pointer}”，复制的内容超过 {limit} MB',
    field: 'patch',
  },
  invalidPointer: {
    en: 'Invalid JSON Pointer: start with / and write ~ as ~0, / as ~1',
    zh: 'JSON Pointer 无效：应以 / 开头，~ 写成 ~0，/ 写成 ~1',
    field: 'pointer',
  },
  pointerNotFound: { en: 'JSON Pointer not found', zh: '未找到 JSON Pointer', field: 'pointer' },
  tooManyLayers: {
    en: 'Strings inside strings are more than {limit} levels deep: choose a depth',
    zh: '字符串中的字符串超过 {limit} 层：请指定层数',
    field: 'depth',
  },
})
