import { posix } from 'node:path'

/** The documents of the package, for those who install it. */
export const documents = [
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/library.md',
  'docs/library-public.txt',
  'docs/operations.md',
] as const

/**
 * Writes a document as it stands in the package: without images and tables of them, which would weigh more than the
 * program, and with links to files that only the repository has as plain text.
 */
export function documentInPackage(path: string, text: string): string {
  if (!path.endsWith('.md')) return text
  const blocks = text.split('\n\n').filter((block) => !/!\[[^[\]\n]*\]\(/.test(block))
  return blocks
    .join('\n\n')
    .replaceAll(/\[([^[\]\n]*)\]\(([^()\s]*)\)/g, (link, words: string, target: string) =>
      isInPackage(path, target) ? link : words,
    )
}

function isInPackage(path: string, target: string): boolean {
  if (/^(?:[a-z]+:|#)/.test(target)) return true
  const [file = ''] = target.split('#')
  const named = posix.join(posix.dirname(path), file)
  return documents.some((each) => each === named)
}
