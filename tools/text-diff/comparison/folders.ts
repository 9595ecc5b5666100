import type { Call } from '#kit/call.ts'
import { fileContent } from '#lib/recognition/file-content.ts'

/** A file of a folder, by its path within it. */
export interface FolderFile {
  path: string
  file: File
}

export interface ComparedFile {
  path: string
  state: 'changed' | 'added' | 'removed' | 'equal'
  /** On either side; a binary file cannot be compared as text. */
  isBinary: boolean
}

/**
 * Compares the files of two folders by their paths and bytes, in the order of their paths.
 *
 * @throws DOMException NotReadableError when a file cannot be read, or has changed since it was chosen
 */
export async function compareFolders(
  original: readonly FolderFile[],
  changed: readonly FolderFile[],
  { progress }: Pick<Call, 'progress'>,
): Promise<ComparedFile[]> {
  const [before, after] = [original, changed].map((files) => new Map(files.map(({ path, file }) => [path, file])))
  const paths = [...new Set([...original, ...changed].map(({ path }) => path))].sort()
  const compared: ComparedFile[] = []
  for (const path of paths) {
    const [old, now] = [before?.get(path), after?.get(path)]
    const files = [old, now].filter((file) => file !== undefined)
    const heads = await Promise.all(files.map(isBinary))
    const state = !old ? 'added' : !now ? 'removed' : (await isSame(old, now)) ? 'equal' : 'changed'
    compared.push({ path, state, isBinary: heads.includes(true) })
    progress(compared.length / paths.length)
  }
  return compared
}

/** How many bytes are examined to tell text from binary files. */
const headLength = 4096

async function isBinary(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  return head.length > 0 && fileContent(head, file.name, file.size > headLength).is === 'binary'
}

/** In bytes. */
const sliceLength = 2 ** 20

async function isSame(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false
  for (let at = 0; at < one.size; at += sliceLength) {
    const slice = async (file: File) => new Uint8Array(await file.slice(at, at + sliceLength).arrayBuffer())
    const [left, right] = await Promise.all([slice(one), slice(other)])
    if (left.length !== right.length || left.some((byte, index) => byte !== right[index])) return false
  }
  return true
}
