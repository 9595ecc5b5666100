import { dirname, matchesGlob } from 'node:path/posix'
import { expect, test } from 'vitest'
import { codeFiles, importsOf } from './imports-of.ts'
import { roomOf } from './rooms.ts'

/** What is shipped or run: no tests, which may look at everything. */
const sources = codeFiles.filter((file) => !/\.(test|spec)\.tsx?$/.test(file))

test.each(['server', 'web'])('no folder of %s imports itself through others', (room) => {
  const files = sources.filter((file) => roomOf(file) === room)
  const imports = files.flatMap((file) => importsOf(file).flatMap((target) => pairs(file, target, files)))
  expect(circlesOf(imports)).toEqual([])
})

test('no folder has more than two dozen source files', () => {
  const counts = Map.groupBy(sources, (file) => dirname(file))
  const large = [...counts].filter(([, files]) => files.length > 24)
  expect(large.map(([folder, files]) => `${folder}: ${files.length} files`)).toEqual([])
})

test('a circle of folders is found, whatever it leads through, and told import by import', () => {
  const imports: Import[] = [
    ['web/a/one.ts', 'web/b/two.ts'],
    ['web/b/three.ts', 'web/c/deep/four.ts'],
    ['web/b/three.ts', 'web/d/five.ts'],
    ['web/c/deep/four.ts', 'web/a/six.ts'],
    ['web/e/seven.ts', 'web/a/one.ts'],
  ]
  expect(circlesOf(imports)).toEqual([
    [
      'A circle of 3: web/a, web/b, web/c/deep',
      'web/a → web/b (web/a/one.ts imports web/b/two.ts)',
      'web/b → web/c/deep (web/b/three.ts imports web/c/deep/four.ts)',
      'web/c/deep → web/a (web/c/deep/four.ts imports web/a/six.ts)',
    ].join('\n'),
  ])
})

test('a folder and the one it stands in are two, and imports within one are none', () => {
  expect(circlesOf(inAndOut)).toHaveLength(1)
  expect(circlesOf(inAndOut.slice(0, 1))).toEqual([])
  expect(circlesOf([['web/a/one.ts', 'web/a/two.ts']])).toEqual([])
})

test('a glob stands for the files that it finds', () => {
  const files = ['web/a/one.tsx', 'web/a/two.tsx', 'web/b/three.ts']
  expect(pairs('web/b/three.ts', 'web/a/*.tsx', files)).toEqual([
    ['web/b/three.ts', 'web/a/one.tsx'],
    ['web/b/three.ts', 'web/a/two.tsx'],
  ])
})

type Import = [file: string, target: string]

const inAndOut: Import[] = [
  ['web/a.ts', 'web/in/b.ts'],
  ['web/in/b.ts', 'web/c.ts'],
]

/** An import as pairs of files: a glob has one for each file that it finds. */
function pairs(file: string, target: string, files: string[]): Import[] {
  const targets = target.includes('*') ? files.filter((other) => matchesGlob(other, target)) : [target]
  return targets.map((found) => [file, found])
}

/** Finds the circles of folders, each with the imports that make it: one of each pair of folders. */
function circlesOf(imports: Import[]): string[] {
  const rooms = new Set(imports.map(([file]) => roomOf(file)))
  const edges = new Map<string, Map<string, string>>()
  for (const [file, target] of imports) {
    const [from, to] = [dirname(file), dirname(target)]
    if (from === to || !rooms.has(roomOf(target))) continue
    const targets = edges.get(from) ?? new Map<string, string>()
    edges.set(from, targets.set(to, targets.get(to) ?? `${from} → ${to} (${file} imports ${target})`))
  }
  return connected(edges).map((folders) => {
    const within = folders.flatMap((from) => folders.flatMap((to) => edges.get(from)?.get(to) ?? []))
    return [`A circle of ${folders.length}: ${folders.join(', ')}`, ...within].join('\n')
  })
}

/** Lists the sets of nodes that all lead to one another, of two and more (Tarjan, 1972). */
function connected(edges: Map<string, Map<string, string>>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (node: string): number => {
    const own = index.size
    index.set(node, own)
    lowest.set(node, own)
    stack.push(node)
    for (const next of edges.get(node)?.keys() ?? []) {
      const reached = index.has(next) ? (stack.includes(next) ? (index.get(next) ?? own) : own) : visit(next)
      lowest.set(node, Math.min(lowest.get(node) ?? own, reached))
    }
    if (lowest.get(node) === own) {
      const component = stack.splice(stack.indexOf(node))
      if (component.length > 1) found.push(component.sort())
    }
    return lowest.get(node) ?? own
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return found
}
