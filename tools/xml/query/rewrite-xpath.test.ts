import fc from 'fast-check'
import fontoxpath from 'fontoxpath'
import { Document, type Element, parseXmlDocument, serializeToWellFormedString } from 'slimdom'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { rewriteXPath } from './rewrite-xpath.ts'

const { evaluateXPath, parseScript } = fontoxpath
const options = { language: evaluateXPath.XPATH_3_1_LANGUAGE }

const document = parseXmlDocument(
  '<r><a id="1" n="3"><b>x</b><b>y</b><c><b n="2">x</b></c></a><a><c><c><b>z</b></c></c>x</a><!--n--><b><b>y</b></b></r>',
)

/** Parses and rewrites an XPath; returns whether that removed a step. */
function rewrite(xpath: string): { script: Element; isShorter: boolean } {
  const script = parseScript<Element>(xpath, options, new Document())
  const steps = script.getElementsByTagName('xqx:stepExpr').length
  rewriteXPath(script)
  return { script, isShorter: script.getElementsByTagName('xqx:stepExpr').length < steps }
}

/** Evaluates an XPath; nodes are represented by unique numbers. */
const nodesOf = (xpath: string | Element): unknown[] =>
  evaluateXPath(xpath, document, null, null, evaluateXPath.ALL_RESULTS_TYPE, options).map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    return { node: number }
  })

const numbers = new Map<object, number>()

test.each([
  '//b',
  '/r//b',
  '//c//b',
  '//*',
  '//text()',
  '//b[. = "x"]',
  '//b[@n]/.. | //a',
  '//b[@n > 1][. = "x"]',
  '//b[contains(., "x")]',
  '//b[not(@n)][fn:starts-with(., "y")]',
  'count(//b)',
  '//a[exists(.//b)]',
  '//a[count(c//b) = 2]',
  '//c/b',
  '(//b)[3]',
  '//b[@n]',
  '//a[c//b]/c',
  './/b',
  '//c//@n',
])('%s finds the same in fewer steps', (xpath) => {
  const { script, isShorter } = rewrite(xpath)
  expect(nodesOf(script)).toEqual(nodesOf(xpath))
  expect(isShorter).toBe(true)
})

test.each([
  '//b[1]',
  '//b[contains(., "x")][1]',
  '//b[not(position() = 1)]',
  '//b[string-length(.)]',
  '//b[last()]',
  '//b[position() = 2]',
  '//b[last() > 1 and . = "y"]',
  '//b[number(@n)]',
  '//b[@n/number()]',
])('%s may depend on the position, and stays as it is', (xpath) => {
  const { script, isShorter } = rewrite(xpath)
  expect(isShorter).toBe(false)
  expect(nodesOf(script)).toEqual(nodesOf(xpath))
})

test.each(['//self::b', '/r/descendant-or-self::c', '/r/b', '//parent::a', '//.'])(
  '%s has no steps to merge, and stays as it is',
  (xpath) => {
    const { script, isShorter } = rewrite(xpath)
    expect(isShorter).toBe(false)
    expect(nodesOf(script)).toEqual(nodesOf(xpath))
  },
)

const written = (xpath: string): string => serializeToWellFormedString(rewrite(xpath).script)

test.each([
  '//c/b',
  '//a/b',
  '//a/c/b',
  '//*/b',
  '//c/c/b',
  '//a[@id]/b[. = "x"]',
  '//a[@id = 1]/c/b[@n]',
  '//b/text()',
  '//a/node()',
  '//r/a',
  '//a//b',
  '//c//b[@n]',
  '//a[@id]//c/b',
  '//a/c//b',
  '//c//c//b',
  '//a/comment() | //r/comment()',
])('%s has its parents moved to predicates, and finds the same', (xpath) => {
  expect(written(xpath)).toMatch(/>(?:parent|ancestor)</)
  expect(nodesOf(rewrite(xpath).script)).toEqual(nodesOf(xpath))
})

test.each([
  '//a/b[1]',
  '//a[1]/b',
  '//node()/r',
  '/r//a/b',
  './/a/b',
  '//a/b/..',
  '//c/c[last()]',
  '//*[position() = 1]/b',
])('%s finds the same', (xpath) => expect(nodesOf(rewrite(xpath).script)).toEqual(nodesOf(xpath)))

test.each([
  '//@id',
  '//@*',
  '//@*[1]',
  '//a/@id',
  '/r/a/c/b/@n',
  '//b/@*[. = 2]',
  'count(//@*)',
  '//a[@id][.//@n]',
  '(//@id | //@n)/..',
  'for $a in //a return $a//@n',
  'string-join(//@n, ",")',
  '//@id = 1',
  './/@n',
])('%s takes attributes as they come, and finds the same', (xpath) => {
  expect(written(xpath)).toContain('simpleMapExpr')
  expect(nodesOf(rewrite(xpath).script)).toEqual(nodesOf(xpath))
})

test.each(['//a/@id/..', '//a/string()/@id', '@id', '//a/(@id)'])('%s stays a path', (xpath) => {
  expect(written(xpath)).not.toContain('simpleMapExpr')
})

const name = fc.constantFrom(
  'a',
  'b',
  'c',
  'r',
  '*',
  'text()',
  'node()',
  '@n',
  '@*',
  'a[@id]',
  'b[. = "x"]',
  'c[b]',
  'b[1]',
  'c[last()]',
  '.',
  '..',
)

test('whatever the steps, the nodes are the same in their order', () => {
  const path = fc.array(fc.tuple(fc.constantFrom('/', '//'), name), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(path, (steps) => {
      const xpath = steps.map((step) => step.join('')).join('')
      expect(nodesOf(rewrite(xpath).script)).toEqual(nodesOf(xpath))
    }),
    { numRuns: runs(3000) },
  )
})
