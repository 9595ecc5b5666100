import type { Language, Localized } from '#kit/language.ts'
import { joinLabel } from '#kit/words/marks.ts'

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

/** Describes the usual errors of the system in the user's language; the code stays, to look it up. */
export function describeSystemError({ code = '', path, message }: NodeJS.ErrnoException, language: Language): string {
  const sentence = systemErrors[code]?.[language]
  if (!sentence) return message
  const marked = language === 'zh' ? `${sentence}（${code}）` : `${sentence} (${code})`
  return path === undefined ? marked : joinLabel(path || '""', marked)
}

const systemErrors: Record<string, Localized> = {
  EACCES: { en: 'permission denied', zh: '没有权限' },
  EISDIR: { en: 'this is a folder, not a file', zh: '这是文件夹，不是文件' },
  ELOOP: { en: 'too many symbolic links', zh: '符号链接层数过多' },
  ENAMETOOLONG: { en: 'the name is too long', zh: '名称过长' },
  ENOENT: { en: 'no such file or folder', zh: '没有此文件或文件夹' },
  ENOSPC: { en: 'no space left on the device', zh: '磁盘空间不足' },
  ENOTDIR: { en: 'a part of the path is no folder', zh: '路径中有一部分不是文件夹' },
  EPERM: { en: 'the operation is not permitted', zh: '不允许此操作' },
  EROFS: { en: 'the file system is read-only', zh: '文件系统只读' },
}
