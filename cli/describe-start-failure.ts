import type { Settings } from '#server/settings/settings.ts'
import { UsageError } from './usage-error.ts'

/** Says why the site cannot start, and what to do about it; other errors are returned as they are. */
export function describeStartFailure(
  error: unknown,
  { HOST, PORT, DATA_DIR }: Pick<Settings, 'HOST' | 'PORT' | 'DATA_DIR'>,
): unknown {
  const { code = '', syscall, errcode } = Object(error) as NodeJS.ErrnoException & { errcode?: number }
  if (code === 'EADDRINUSE') {
    return new UsageError(
      `Something else listens on ${HOST}:${PORT}: choose another port with --port`,
      `${HOST}:${PORT} 已被占用：请用 --port 选择其他端口`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return new UsageError(
      `This machine has no address ${HOST}: choose another with --host, such as 127.0.0.1 or 0.0.0.0`,
      `本机没有地址 ${HOST}：请用 --host 选择其他地址，例如 127.0.0.1 或 0.0.0.0`,
    )
  }
  if (syscall === 'listen' && (code === 'EACCES' || code === 'EPERM')) {
    return new UsageError(
      `This user may not listen on port ${PORT}: choose one from 1024 up with --port`,
      `当前用户无权监听端口 ${PORT}：请用 --port 选择 1024 或更大的端口`,
    )
  }
  // SQLite's errors 14 (cannot open the file) and 8 (read-only).
  const isDatabase = errcode === 14 || errcode === 8
  const isFolder = syscall === 'mkdir' && code !== 'ENOSPC'
  if (isDatabase || isFolder || ['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return new UsageError(
      `The folder ${DATA_DIR} cannot be written to: choose another with --data`,
      `无法写入文件夹 ${DATA_DIR}：请用 --data 选择其他文件夹`,
    )
  }
  return error
}
