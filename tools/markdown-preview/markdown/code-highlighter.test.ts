import { describe, expect, test } from 'vitest'
import { languages, openHighlighter } from './code-highlighter.ts'
import { createParser } from './create-parser.ts'

// Both register in one instance.
const common = (await import('highlight.js/lib/common')).default.listLanguages()
const { default: highlighter } = await import('highlight.js')

/** Finds the languages that a grammar has within it. */
function innerLanguages(mode: unknown, seen = new Set<unknown>()): string[] {
  if (typeof mode !== 'object' || mode === null || seen.has(mode)) return []
  seen.add(mode)
  const own = 'subLanguage' in mode ? [mode.subLanguage ?? []].flat() : []
  return [...(own as string[]), ...Object.values(mode).flatMap((each) => innerLanguages(each, seen))]
}

test('all languages that the package calls common are there', () => {
  expect(Object.keys(languages)).toEqual(expect.arrayContaining(common))
})

describe.each(Object.entries(languages))('%s', (id, { aliases = '', within = '', load }) => {
  test('has the names of the package, and the languages within it', async () => {
    const grammar = (await load()).default(highlighter)
    expect(aliases.split(' ').filter(Boolean)).toEqual(grammar.aliases ?? [])
    const inner = new Set(innerLanguages(grammar).filter((each) => languages[each]))
    expect(new Set(within.split(' ').filter(Boolean))).toEqual(inner)
  })

  test('is colored as the whole package colors it', async () => {
    const code = `<p class="a">1</p> <script>let x = \`<b>\${1}</b>\` // 2</script> <style>a { color: red }</style>
#!/bin/sh\n$ echo "a" | b --c=1 # d\nfn main() { return 0x1F; } /* e */ -- f\n<?php echo 'x'; ?>\n{{ key }}: [true, null]
RUN apt-get install $a\n>>> print(1)\n* **bold** <i>x</i>\n`
    const expected = highlighter.highlight(code, { language: id, ignoreIllegals: true }).value
    for (const name of [id, ...aliases.split(' ').filter(Boolean), id.toUpperCase()])
      expect((await openHighlighter([name]))?.(code, name)).toBe(expected)
  })
})

test('what the package lacks is colored as what it is like', async () => {
  const code = '<template><p v-if="a">{{ b }}</p></template>\n<script setup>const b = 1</script>'
  const expected = highlighter.highlight(code, { language: 'xml', ignoreIllegals: true }).value
  expect((await openHighlighter(['vue']))?.(code, 'vue')).toBe(expected)
  const all = Object.values(languages).flatMap(({ alike = '' }) => alike.split(' ').filter(Boolean))
  expect(all.filter((name) => highlighter.getLanguage(name) && !/^(postgres|postgresql|pgsql)$/.test(name))).toEqual([])
})

test('what is not known is left', async () => {
  expect(await openHighlighter(['none', ''])).toBeNull()
  expect((await openHighlighter(['none', 'js']))?.('x', 'none')).toBe('')
})

test.each([
  '```js\nlet a = 1\n```',
  '> - ~~~~ \t C&plus;+ title\n>   int a = 1;\n',
  '```\u00a0python x\nx = 1\n```',
  '```\nx = 1\n```\n\n```` toml\na = 1\n````',
  '---\na: 1\n---\n',
])('%j has the language that is named', async (markdown) => {
  const parser = await createParser(markdown, { gfm: true, html: true, highlight: true, math: false, lines: false })
  expect(parser.render(markdown)).toContain('<span class="hljs-')
})
