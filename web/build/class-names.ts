import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names a class of a CSS module: its own name and a four-character hash of the file. Without a number of
 * the line, which differs from class to class, a page's script compresses smaller.
 */
export function classNameOf(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?', 1)[0] ?? '')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
