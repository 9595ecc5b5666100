// User input may be long and malicious: every pattern must match in linear time (no ReDoS).
import { globSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { excludedFolders, isToolSelected } from '#lib/fixtures/selected-tools.ts'
import { findAttackString } from '#lib/regex/fixtures/find-attack-string.ts'
import { type FoundPattern, patternsIn, patternsInSource } from '#lib/regex/fixtures/patterns-in.ts'
import { openVerdictCache } from '#lib/regex/fixtures/verdict-cache.ts'

const files = globSync('{kit,lib,contract,ui,tools,web,server,cli}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**', '**/fixtures/**', '**/*.test.{ts,tsx}'],
})
const patterns = files.flatMap(patternsIn)

/** Patterns that are composed at run time, and why none of them is slow. */
const built: Record<string, string> = {
  [`lib/base64/base64.ts new RegExp(\`.{\${lineLength}}(?!$)\`, 'g')`]: 'a fixed number of characters',
  'lib/regex/ecmascript.ts new RegExp(pattern, ownFlags)': 'only compiled, to see its flags refused',
  "lib/regex/ecmascript.ts new RegExp('', flag)": 'empty',
  "lib/regex/ecmascript.ts new RegExp(pattern, `${flags}${places}${options.sticky ? 'y' : 'g'}`)":
    'the very pattern that is being tested, by an engine that is stopped when its time is over',
  "tools/url-encoder/text/percent.ts new RegExp( `%[0-7]${digit}|%[cd]${digit}${continuation}|%e${digit}(?:${continuation}){2}|%f[0-7](?:${continuation}){3}|%`, 'gi', )":
    'twelve characters at most',
  [`lib/text/count-long-graphemes.ts new RegExp(\`[^]{0,\${minPlainLength - 1}}\${joiningUnits.source}\`, 'y')`]:
    'at one place, and back over a fixed number of characters',
  'lib/json-shape/schema/read-checks.ts new RegExp(pattern, flags)': 'only compiled, to see it refused',
  'tools/markdown-preview/page/diagrams/stage.browser.ts new RegExp(`^\\\\s*#${id}(?![\\\\w-])`)':
    'an id of our own, at the beginning',
  "tools/json-editor/schema/find-schema-issue.ts new RegExp(source, 'u')": 'only compiled, to see it refused',
  "tools/json-editor/assist/schema-walk.ts new RegExp(pattern, 'u')":
    'of the reader’s own schema, in a worker that is ended when its time is over',
  'tools/regex-tester/pattern/character-matcher.ts new RegExp(`^(?:${source})$`, flags)':
    'tried on one character at a time',
  "tools/regex-tester/pattern/find-pitfalls.ts new RegExp(property, 'u')": 'only compiled, to see it refused',
}

test('every pattern that is composed at run time is listed, and still exists', () => {
  const texts = patterns.filter(({ flags }) => flags === undefined).map(({ file, text }) => `${file} ${text}`)
  expect(texts.sort()).toEqual(Object.keys(built).sort())
})

const written = new Map(
  patterns.flatMap((pattern): [string, FoundPattern][] =>
    pattern.flags === undefined ? [] : [[nameOf(pattern), pattern]],
  ),
)

function nameOf({ source, flags }: FoundPattern): string {
  return `/${source}/${flags}`
}

test('there are patterns to check', () => {
  expect(written.size).toBeGreaterThan(200)
})

const verdicts = openVerdictCache()
afterAll(() => verdicts.keep())

const judged = [...written].filter(([, { file }]) => {
  const tool = /^tools\/([^/]+)\//.exec(file)?.[1]
  return isToolSelected(tool ?? '') && !excludedFolders.some((folder) => file.startsWith(`${folder}/`))
})

test.each(judged)('%s takes linear time', (_, pattern) => {
  const { file, source, flags = '' } = pattern
  expect({ file, text: verdicts.of(source, flags) }).toEqual({ file, text: undefined })
})

describe('the fence', () => {
  test.each([
    ['\\[[^\\]]+\\]\\([^)]+\\)', ''],
    ['\\s+$', ''],
    ['\\s*\\n\\s*', 'g'],
    ['(a+)+$', ''],
    ['^\\s*\\d*\\s*$', ''],
    ['^(\\S+)\\s*=(.*)=\\s*(\\S+)\\s*$', ''],
    ['(?<!x.*)y', 's'],
    ['x(?=.*y)', 's'],
    ['(\\d+) and', ''],
    ['<!--.*?-->', 's'],
  ])('sees that /%s/%s is slow', (source, flags) => {
    expect(findAttackString(source, flags)).toBeDefined()
  })

  test.each([
    ['(?<!\\s)\\s+$', ''],
    ['\\[[^[\\]]+\\]', ''],
    ['^\\s*data:', ''],
    ['a{1,7}b', ''],
    ['"(?:[^"\\\\]|\\\\.)*"?', 'g'],
  ])('lets /%s/%s pass', (source, flags) => {
    expect(findAttackString(source, flags)).toBeUndefined()
  })

  test('finds patterns of every form', () => {
    const source = "const a = /x+/g; new RegExp('y*', 'i'); RegExp(`z`); new RegExp(/w/); new RegExp(a + 'b')"
    expect(patternsInSource('a.ts', source).map(({ source, flags }) => ({ source, flags }))).toEqual([
      { source: 'x+', flags: 'g' },
      { source: 'y*', flags: 'i' },
      { source: 'z', flags: '' },
      { source: 'w', flags: '' },
      { source: '', flags: undefined },
    ])
  })
})
