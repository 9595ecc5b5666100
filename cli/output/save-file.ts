import { constants, createWriteStream, type Stats } from 'node:fs'
import { access, chmod, chown, copyFile, link, lstat, realpath, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DiskFile } from '#lib/disk-file.node.ts'
import { takeTemporaryPath } from '#lib/temporary-path.node.ts'
import { UsageError } from '../usage-error.ts'
import { makeFolder } from './make-folder.ts'

interface Target {
  path: string
  /** Whether to replace a file whose name the user did not type. */
  force: boolean
  /** Whether the path is the file's own name in the result. */
  isOwnName?: boolean
}

/**
 * Writes atomically through a temporary file beside the target, so that the target may also be the source. A replaced
 * file keeps its mode and, if permitted, its owner; if the user typed the name of a link, its target is replaced.
 *
 * @throws UsageError for an existing file whose name the user did not type, and for a text in a folder, since it has no
 *   name
 */
export async function saveFile(value: string | File, { path, force, isOwnName = false }: Target): Promise<void> {
  const existing = await stat(path).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const isNewFolder = !existing && typeof value !== 'string' && (await makeFolder(path))
  const isLinkToNothing = !existing && (await lstat(path).catch(() => undefined))?.isSymbolicLink()
  if (!existing?.isDirectory() && !isNewFolder) {
    // Devices and pipes are written to directly; the target of a dangling link is created.
    const isKept = isLinkToNothing || (existing && !existing.isFile())
    if (isKept && !isOwnName) return writeTo(createWriteStream(path), value, true)
    return isOwnName
      ? putUnderOwnName(value, path, force)
      : replace(value, existing ? await realpath(path) : path, existing)
  }
  if (typeof value === 'string')
    throw new UsageError(`${path} is a folder: name a file`, `${path} 是文件夹：请指定文件名`)
  return putUnderOwnName(value, join(path, fileNameOf(value)), force)
}

/** Replaces or creates a file. */
async function replace(value: string | File, path: string, replaced: Stats | undefined): Promise<void> {
  if (replaced) await access(path, constants.W_OK)
  await withDraft(value, path, replaced, async (draft) => {
    // Only root may change the owner; other users mostly own the old file too.
    if (replaced) await chown(draft, replaced.uid, replaced.gid).catch(() => {})
    if (replaced) await chmod(draft, replaced.mode & 0o777)
    await rename(draft, path)
  })
}

/** Moves a file to its name unless it exists, even as a dangling link. */
async function putUnderOwnName(value: string | File, path: string, force: boolean): Promise<void> {
  const put = (draft: string) =>
    link(draft, path).catch((error) => {
      if (error.code === 'EEXIST') throw error
      // Some file systems do not support links.
      return copyFile(draft, path, constants.COPYFILE_EXCL)
    })
  await withDraft(value, path, undefined, force ? (draft) => rename(draft, path) : put).catch((error) => {
    const taken = new UsageError(
      `${path} is already there: name a file with --output, or add --force`,
      `${path} 已存在：请用 --output 指定文件名，或加上 --force`,
    )
    throw error.code === 'EEXIST' ? taken : error
  })
}

/** Writes to a temporary file beside the target. Errors name the target, since users do not know the other. */
async function withDraft(
  value: string | File,
  path: string,
  replaced: Stats | undefined,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = await takeTemporaryPath(dirname(path))
  // Until its mode is set, only the owner may read it.
  const mode = replaced ? replaced.mode & 0o600 : 0o666 & ~process.umask()
  try {
    if (value instanceof DiskFile) await value.putAt(draft.path, mode)
    else await writeTo(createWriteStream(draft.path, { flags: 'wx', mode }), value, true)
    await use(draft.path)
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { path, message: error.message.replaceAll(draft.path, path) })
    throw error
  } finally {
    draft.release()
  }
}

/**
 * Returns a safe file name for a result: without a path, and without characters that are special to a system or
 * terminal.
 */
export const fileNameOf = ({ name }: File): string =>
  basename(name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')).replace(/^\.+/, '_') || 'file'

export async function writeTo(stream: Writable, value: string | File, end = false): Promise<void> {
  if (typeof value !== 'string') return pipeline(Readable.from(value.stream()), stream, { end })
  if (end) return pipeline(Readable.from([value]), stream)
  // Most results are a short text, for which a pipeline takes longer to load than to run.
  await new Promise<void>((resolve, reject) => stream.write(value, (error) => (error ? reject(error) : resolve())))
}
