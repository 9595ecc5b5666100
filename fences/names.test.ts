// Names say what the field says: a bound is a maximum or a minimum, and what was looked for has a name of its own.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitSyntax } from '#lib/fixtures/visit-syntax.ts'

const files = globSync('{kit,lib,core,contract,ui,tools,web,server,cli,scripts,fences,e2e}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**'],
})

/** What a source declares as `most…` or `least…`; superlatives that are no bound, as `mostFrequent`, are well. */
const superlativesIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:const|let|function) (?:\[[^\]=]{0,200})?\b((?:most|least)(?:[A-Z]\w*)?)\b/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^most(?:Common|Frequent|Visited)$/.test(name))

test('no bound is called most or least', () => {
  const named = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => superlativesIn(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
  expect(named).toEqual([])
})

test('the fence finds them', () => {
  expect(superlativesIn('const mostPixels = 4\n  let [best, least] = [0, 1]\nconst mostFrequent = 1')).toEqual([
    'mostPixels',
    'least',
  ])
})

/** Every search finds something, and every cache knows something: as names they tell nothing of what that is. */
const empty = ['found', 'known']

test('nothing is called found or known alone', () => {
  const named = files.flatMap((file) => emptyNamesIn(file, readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
  expect(named).toEqual([])
})

test('the fence finds constants, parameters and what is taken apart or imported', () => {
  const source = [
    "import known from './a.json'; import { found } from './b.ts'; const found = 1; let [a, ...known] = b",
    'const { x: found, known = 2, ...rest } = c; function f(found) {} const g = (known) => 1; for (const found of d);',
    'class C { #n = (known: string) => known; m(found = 1) {} } try {} catch (found) {}',
  ].join('\n')
  expect(emptyNamesIn('a.ts', source)).toEqual(
    'known found found known found known found known found known found found'.split(' '),
  )
})

test('the fence lets fields be, which have their names from errors and files', () => {
  const source = "const { found: character } = error; throw errors.invalid({ found: character }); suite.known; 'found'"
  expect(emptyNamesIn('a.ts', source)).toEqual([])
})

interface Node {
  type: string
  name?: string
  id?: unknown
  param?: unknown
  params?: unknown
  local?: unknown
}

function emptyNamesIn(file: string, source: string): string[] {
  // Most sources have neither word, and need not be parsed.
  if (!/\b(?:found|known)\b/.test(source)) return []
  const names: string[] = []
  visitSyntax<Node>(file, source, ({ type, id, param, params, local }) => {
    if (type === 'VariableDeclarator') names.push(...boundIn(id))
    if (type === 'CatchClause') names.push(...boundIn(param))
    if (/Function/.test(type)) names.push(...boundIn(params))
    if (/^Import.*Specifier$/.test(type)) names.push(...boundIn(local))
  })
  return names.filter((name) => empty.includes(name))
}

/** The names that a pattern of a declaration binds: `a`, `[a]`, `{ x: a }`, `...a`, `a = 1`. */
function boundIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundIn)
  const { type, name, elements, properties, value, argument, left, items, rest, pattern: inner } = Object(pattern)
  if (type === 'Identifier') return [name]
  return [elements, properties, value, argument, left, items, rest, inner].flatMap((part) =>
    part ? boundIn(part) : [],
  )
}
