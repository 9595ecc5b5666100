import { posix } from 'node:path'

/** The documents of the package, for those who install it. */
export const documents = [
  'LICENSE',
  'README.md',
  'docs/SECURITY.md',
  'CHANGELOG.md',
  'docs/library.md',
  'docs/library-public.txt',
  'docs/operations.md',
] as const

/** Returns the document of the repository that a document of the package is made of. */
export const sourceOf = (path: string): string => (path === 'README.md' ? 'docs/package.md' : path)

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
      /^(?:[a-z]+:|#)/.test(target) ? link : linkInPackage(path, words, target),
    )
}

function linkInPackage(path: string, words: string, target: string): string {
  const [file = '', anchor] = target.split('#')
  const named = posix.join(posix.dirname(sourceOf(path)), file)
  if (!documents.some((each) => each === named)) return words
  return `[${words}](${posix.relative(posix.dirname(path), named)}${anchor === undefined ? '' : `#${anchor}`})`
}
