import fontoxpath from 'fontoxpath'
import { Document, type Element, parseXmlDocument } from 'slimdom'
import { expect, test } from 'vitest'
import { joinDescendants } from './join-descendants.ts'

const { evaluateXPath, parseScript } = fontoxpath
const options = { language: evaluateXPath.XPATH_3_1_LANGUAGE }

const document = parseXmlDocument(
  '<r><a id="1"><b>x</b><b>y</b><c><b n="2">x</b></c></a><a><c><c><b>z</b></c></c>x</a><!--n--><b><b>y</b></b></r>',
)

/** An XPath as it is evaluated, and whether a part of it was rewritten. */
function joined(xpath: string): { script: Element; isShorter: boolean } {
  const script = parseScript<Element>(xpath, options, new Document())
  const steps = script.getElementsByTagName('xqx:stepExpr').length
  joinDescendants(script)
  return { script, isShorter: script.getElementsByTagName('xqx:stepExpr').length < steps }
}

const nodesOf = (xpath: string | Element): unknown[] =>
  evaluateXPath(xpath, document, null, null, evaluateXPath.ALL_RESULTS_TYPE, options)

test.each([
  '//b',
  '/r//b',
  '//c//b',
  '//*',
  '//text()',
  '//b[. = "x"]',
  '//b[@n]/.. | //a',
  '//b[@n > 1][. = "x"]',
  'count(//b)',
  '//a[exists(.//b)]',
  '//a[count(c//b) = 2]',
  '//c/b',
  '(//b)[3]',
])('%s finds the same, written shorter', (xpath) => {
  const { script, isShorter } = joined(xpath)
  expect(nodesOf(script)).toEqual(nodesOf(xpath))
  expect(isShorter).toBe(true)
})

test.each([
  '//b[1]',
  '//b[last()]',
  '//b[position() = 2]',
  '//b[last() > 1 and . = "y"]',
  '//b[@n]',
  '//b[number(@n)]',
])('%s may ask for a place, and stays as it is', (xpath) => {
  const { script, isShorter } = joined(xpath)
  expect(isShorter).toBe(false)
  expect(nodesOf(script)).toEqual(nodesOf(xpath))
})

test.each(['//@id', '//self::b', '/r/descendant-or-self::c', '/r/b', '//parent::a', '//.'])(
  '%s has no children to join, and stays as it is',
  (xpath) => {
    const { script, isShorter } = joined(xpath)
    expect(isShorter).toBe(false)
    expect(nodesOf(script)).toEqual(nodesOf(xpath))
  },
)
