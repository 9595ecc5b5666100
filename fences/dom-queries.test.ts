import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeFiles } from './imports-of.ts'

/** Allowed DOM queries, instead of a ref, a context or a command: one per line, each with its reason. */
const reasons: Record<string, string[]> = {
  'ui/commands/text-field.ts': ['what an event is about may stand anywhere in an editor'],
  'ui/controls/focus-main.ts': ['the beginning of the page, whoever has drawn it'],
  'ui/controls/focus-next-row.ts': ['the rows of whatever list it is given'],
  'ui/controls/menu.tsx': ['a panel holds what its menu puts there'],
  'ui/panes/bench-parts.ts': ['an editor takes the place of a text area when it has come'],
  'web/admin/config/focus-at.ts': ['fields are drawn from a contract: a path of it is the id'],
  'web/admin/controls/dialog.tsx': ['what a dialog asks is whatever stands in it'],
  'web/admin/frame/use-keep-focus.ts': [
    'all that can have the focus, whoever has drawn it',
    'whoever presses beside everything means to leave',
    'a dialog that is open, of the page or of Mantine',
  ],
  'web/boot/served-element.ts': ['what the server wrote before any script ran'],
  'web/build/minify-first-page.ts': ['the styles that the page has already, whoever put them there'],
  'web/entry-client.tsx': ['the nonce of the page, which is nowhere else'],
  'web/forms/field-in.ts': ['fields without a name, so that a form sends nothing by itself'],
  // Pages written as HTML by the server, which a script only enhances.
  'web/api-docs/api-controls.tsx': [
    'the places of the filter and of the buttons that copy',
    'the operations that are listed',
  ],
  'web/reading/served-page.tsx': ['the parts of a page that has been written in two languages'],
  'tools/file-hash/page/compare/compare-bar.tsx': ['the hash that fits is lit far down in a list of its own'],
  'tools/regex-tester/page/results/explain/railroad.tsx': ['the part of a drawing that the pointer is on'],
  'tools/markdown-preview/page/markdown-bench.tsx': ['a heading of the HTML that Markdown became'],
}

/** Documents that are processed as data: parsed or created here, and not part of the page. */
const documents = new Set([
  'tools/markdown-preview/page/diagrams/diagram-source.ts',
  'tools/markdown-preview/page/diagrams/image-of.browser.ts',
  'tools/markdown-preview/page/export/export-document.ts',
  'tools/markdown-preview/page/preview/read-natively.browser.ts',
  'tools/markdown-preview/page/preview/update-blocks.ts',
  'tools/markdown-preview/page/theme/style-elements.ts',
  'tools/markdown-preview/page/wechat/draw-formula.browser.ts',
  'tools/markdown-preview/page/wechat/gather-references.ts',
  'tools/markdown-preview/page/wechat/plain-elements.ts',
  'tools/markdown-preview/page/wechat/replace-formulas.ts',
  'tools/markdown-preview/page/wechat/with-png-images.browser.ts',
  'tools/markdown-preview/page/wechat/write-for-wechat.ts',
  'tools/xml/query/rewrite-xpath.ts',
])

test('components find one another by refs, contexts and commands; every DOM query has its reason', () => {
  const counts = codeFiles
    .filter(
      (file) => /^(ui|web|tools)\//.test(file) && !/\.test\.tsx?$|\/fixtures\//.test(file) && !documents.has(file),
    )
    .flatMap((file): [string, number][] => {
      const count = readFileSync(file, 'utf8').match(domQuery)?.length ?? 0
      return count > 0 ? [[file, count]] : []
    })
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(Object.entries(reasons).map(([file, because]) => [file, because.length])),
  )
  expect(Object.values(reasons).flat().length).toBeLessThanOrEqual(20)
})

/** A document parsed from an answer is not part of the page. */
const domQuery = /(?<!\bpage)\.(?:querySelector(?:All)?|getElementById|getElementsBy\w+|closest)[<(]/g
