// Names say what the field says: a bound is a maximum or a minimum.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{kit,lib,core,contract,ui,tools,web,server,cli,scripts}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
})

/** What a source declares as `most…` or `least…`; superlatives that are no bound, as `mostFrequent`, are well. */
const superlativesIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:const|let|function) (?:\[[^\]=]{0,200})?\b((?:most|least)(?:[A-Z]\w*)?)\b/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^most(?:Common|Frequent|Visited)$/.test(name))

test('no bound is called most or least', () => {
  const named = files.flatMap((file) => superlativesIn(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
  expect(named).toEqual([])
})

test('the fence finds them', () => {
  expect(superlativesIn('const mostPixels = 4\n  let [best, least] = [0, 1]\nconst mostFrequent = 1')).toEqual([
    'mostPixels',
    'least',
  ])
})
