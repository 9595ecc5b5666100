import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { documentInPackage, documents, sourceOf } from './documents.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('images go, with the tables that hold nothing else', () => {
  const text = '# A\n\n![Home](docs/home.png)\n\nText.\n\n| a | b |\n|---|---|\n| ![A](a.png) | ![B](b.png) |\n\nEnd.\n'
  expect(documentInPackage('README.md', text)).toBe('# A\n\nText.\n\nEnd.\n')
})

test.each([
  ['README.md', '[the library](library.md)', '[the library](docs/library.md)'],
  ['README.md', '[files](operations.md#as-files)', '[files](docs/operations.md#as-files)'],
  ['README.md', '[changes](../CHANGELOG.md)', '[changes](CHANGELOG.md)'],
  ['README.md', '[Node](https://nodejs.org)', undefined],
  ['docs/operations.md', '[below](#scale-out)', undefined],
  ['docs/library.md', '[functions](library-public.txt)', undefined],
  ['README.md', '| [Base64](../tools/base64) | text |', '| Base64 | text |'],
  ['docs/operations.md', 'see ([ADR 40](adr/0040.md)).', 'see (ADR 40).'],
  ['docs/operations.md', '[compose.yaml](../compose.yaml)', 'compose.yaml'],
])('%s keeps links to what is in the package: %s', (path, text, written = text) => {
  expect(documentInPackage(path, text)).toBe(written)
})

test.each(documents.filter((path) => path.endsWith('.md')))('%s has no link that leads nowhere', (path) => {
  const text = documentInPackage(path, read(sourceOf(path)))
  const targets = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)
  const files = targets.filter((target) => !/^(?:https?:|#)/.test(target)).map((target) => target.replace(/#.*/, ''))
  for (const file of files) {
    expect(documents).toContain(join(dirname(path), file))
    expect(existsSync(join(root, dirname(path), file))).toBe(true)
  }
  expect(text).not.toMatch(/!\[[^\]\n]*\]\(/)
  expect(text.length).toBeGreaterThan(1000)
})
