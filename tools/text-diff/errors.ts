import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  failed: { en: 'Error occurred while comparing texts', zh: '对比文本时出错' },
  invalidPattern: {
    en: 'Invalid regular expression at position {position}',
    zh: '正则表达式无效：第 {position} 位',
    field: 'ignorePattern',
  },
  unsupported: {
    en: 'Patterns use RE2 syntax, which has no {feature}',
    zh: '正则表达式使用 RE2 语法，不支持 {feature}',
    field: 'ignorePattern',
  },
  notPatch: {
    en: 'This is not a unified diff: there is no line that begins with @@',
    zh: '这不是 unified diff 格式的补丁：没有以 @@ 开头的行',
    field: 'patch',
  },
  invalidPatch: {
    en: 'Invalid patch: unexpected {found} at line {line}, within a hunk',
    zh: '补丁无效：第 {line} 行是 {found}，但该区块尚未结束',
    field: 'patch',
  },
  severalFiles: {
    en: 'This patch changes several files: the second begins at line {line}; apply one file at a time',
    zh: '此补丁修改了多个文件：第 {line} 行开始是第二个文件，请一次应用一个文件',
    field: 'patch',
  },
  hunkFailed: {
    en: 'Hunk {hunk} of the patch (line {line}) does not apply to the original, neither at line {place} nor elsewhere; check that it is the right original',
    zh: '补丁的第 {hunk} 个区块（第 {line} 行）与原文不符：第 {place} 行及其他位置都不匹配，请检查原文是否正确',
    field: 'patch',
  },
})
