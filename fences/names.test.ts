// Names use standard terms: bounds are `max` and `min`, and results of searches have specific names.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitSyntax } from '#lib/fixtures/visit-syntax.ts'

const files = globSync('{kit,lib,core,contract,ui,tools,web,server,cli,scripts,fences,e2e}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**'],
})

/**
 * `found` and `known` fit the result of any search or cache, so they say nothing. Superlatives that are no bounds, such
 * as `mostFrequent`, are allowed.
 */
const bad = /^(?:found|known|(?:least|most(?!Common|Frequent|Visited))(?:[A-Z]\w*)?)$/

test('no bound is called most or least, and nothing just found or known', () => {
  const named = files.flatMap((file) => badNamesIn(file, readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
  expect(named).toEqual([])
})

test('the fence finds constants, parameters, destructured and imported names', () => {
  const source = [
    "import known from './a.json'; import { found } from './b.ts'; const found = 1; let [a, ...known] = b",
    'const { x: found, known = 2, ...rest } = c; function f(found) {} const g = (known) => 1; for (const found of d);',
    'class C { #n = (known: string) => known; m(found = 1) {} } try {} catch (found) {}',
    'const mostPixels = 4, mostFrequent = 1; function leastOf(most) {} const almost = 1',
  ].join('\n')
  expect(badNamesIn('a.ts', source)).toEqual(
    'known found found known found known found known found known found found mostPixels leastOf most'.split(' '),
  )
})

test('the fence ignores fields, whose names come from errors and files', () => {
  const source = "const { found: character } = error; throw errors.invalid({ found: character }); suite.known; 'found'"
  expect(badNamesIn('a.ts', source)).toEqual([])
})

interface Node {
  type: string
  name?: string
  id?: unknown
  param?: unknown
  params?: unknown
  local?: unknown
}

function badNamesIn(file: string, source: string): string[] {
  // Few sources contain any of these words; the others need not be parsed.
  if (!/\b(?:found|known|most|least)/.test(source)) return []
  const names: string[] = []
  visitSyntax<Node>(file, source, ({ type, id, param, params, local }) => {
    if (type === 'VariableDeclarator') names.push(...boundIn(id))
    if (type === 'CatchClause') names.push(...boundIn(param))
    if (/Function/.test(type)) names.push(...boundIn(id), ...boundIn(params))
    if (/^Import.*Specifier$/.test(type)) names.push(...boundIn(local))
  })
  return names.filter((name) => bad.test(name))
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
