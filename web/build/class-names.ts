import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names a class of a stylesheet module: its own name and four characters that stand for the file. Without the number of
 * the line, which differs from class to class, a page's script packs smaller.
 */
export function classNameOf(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?', 1)[0] ?? '')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
