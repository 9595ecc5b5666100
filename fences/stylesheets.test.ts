import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const files = globSync('{web,ui,tools}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] })
const foreign = files.flatMap((file) => foreignStylesheetsOf(file, readFileSync(file, 'utf8')))

// Folders share styles as components, not as stylesheets.
test.each(['web', 'ui', 'tools'])('in %s a stylesheet is used only by files of its own folder', (room) => {
  expect(foreign.filter(([file]) => file?.startsWith(`${room}/`))).toEqual([])
})

test('a stylesheet of another folder is found, by a path within the room or across', () => {
  const source = "import a from './a.module.css'; import b from '../b/b.module.css'; import c from '#ui/c/c.module.css'"
  expect(foreignStylesheetsOf('web/a/a.tsx', source)).toEqual([
    ['web/a/a.tsx', 'web/b/b.module.css'],
    ['web/a/a.tsx', 'ui/c/c.module.css'],
  ])
})

// Chromium scrolls to what gets the focus only if none of it is in view: of a button at the edge a pixel is enough.
test('a row that scrolls without a bar leaves room to show whole what gets the focus at its edge', () => {
  const rows = globSync('{web,ui,tools}/**/*.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('}')
      .filter((rule) => rule.includes('scrollbar-width: none'))
      .map((rule) => [file, rule.includes('scroll-padding-inline: 48px')] as const),
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(([, hasRoom]) => !hasRoom)).toEqual([])
})

// A browser looks for what stands left of "~" among all siblings of each element that comes into a page, and into the page of
// a long document come thousands.
test('what follows "~" in a selector says which elements it means', () => {
  const anything = /~\s*(\*|:(?!last-child))/
  expect(anything.test('.side > [data-folded] ~ * {')).toBe(true)
  const boundless = globSync('{web,ui,tools}/**/*.css').filter((file) => anything.test(readFileSync(file, 'utf8')))
  expect(boundless).toEqual([])
})

/** Lists the stylesheets of other folders that a file imports, each with the file, as paths from the root. */
function foreignStylesheetsOf(file: string, source: string): string[][] {
  const { staticImports, dynamicImports } = parseSync(file, source).module
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return specifiers
    .filter((specifier) => specifier.endsWith('.module.css'))
    .map((specifier) => (specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier)))
    .filter((target) => dirname(target) !== dirname(file))
    .map((target) => [file, target])
}
