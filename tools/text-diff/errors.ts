import { defineErrors } from '#kit/errors.ts'

export const errors = defineErrors({
  failed: { en: 'Error occurred while comparing texts', zh: '对比文本时出错' },
  notPatch: {
    en: 'This is not a unified patch: there is no line that begins with @@',
    zh: '这不是 unified 格式的补丁：没有以 @@ 开头的行',
    field: 'patch',
  },
  invalidPatch: {
    en: 'Invalid patch at line {line}: {found} found, but the hunk goes on',
    zh: '补丁无效：第 {line} 行是 {found}，但该区块尚未结束',
    field: 'patch',
  },
  severalFiles: {
    en: 'This patch changes several files: a second one begins at line {line}',
    zh: '此补丁修改了多个文件：第 {line} 行开始是第二个文件',
    field: 'patch',
  },
  hunkFailed: {
    en: 'Hunk {hunk} of the patch (line {line}) does not fit the original, at line {place} or anywhere else',
    zh: '补丁的第 {hunk} 个区块（第 {line} 行）与原文不符：第 {place} 行及其他位置都不匹配',
    field: 'patch',
  },
})
