import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { attacks } from '../fixtures/attacks.ts'
import { everyConstruct } from '../fixtures/every-construct.ts'
import { createParser } from '../markdown/create-parser.ts'
import { sanitizeParsed } from './sanitize-html.ts'
import { tidyElements, writeTidy } from './write-tidy.ts'

const options = { gfm: true, html: false, highlight: true, math: true, lines: true }

const rawOf = async (markdown: string) => (await createParser(markdown, options)).render(markdown)

test('what the tool writes itself is tidy, whatever the document says', async () => {
  const documents = [everyConstruct.replace('<kbd>', '&copy; '), ...attacks.map((attack) => `${attack}\n\n    after`)]
  for (const markdown of documents) {
    const raw = await rawOf(markdown)
    expect(writeTidy(raw)).toBe(sanitizeParsed(raw))
  }
})

test.each([
  ['', ''],
  ['<p>a &lt;b&gt; "c"</p>', '<p>a &lt;b&gt; &quot;c&quot;</p>'],
  ['a<br /><img src="b" alt="">', 'a<br><img src="b" alt="" loading="lazy">'],
  [
    '<p class="a" onclick="b()"><a href="c">d</a></p>',
    '<p><a href="c" rel="noopener noreferrer nofollow" target="_blank">d</a></p>',
  ],
  ['<p data-line="1"><span data-line="2">a</span></p>', '<p data-line="1"><span>a</span></p>'],
  ['<input type="text"><img src="file:///b" alt="&amp;">', '<span class="outside-image">&amp; · file:///b</span>'],
])('%s is written as %s', (html, written) => {
  expect(writeTidy(html)).toBe(written)
  expect(sanitizeParsed(html)).toBe(written)
})

test.each([
  ['an end that is missing', '<p>a'],
  ['an end too many', 'a</p>'],
  ['ends in the wrong order', '<p><b>a</p></b>'],
  ['a block in a paragraph', '<p><ul></ul></p>'],
  ['a list without items', '<ul>a</ul>'],
  ['a table without rows', '<table><td>a</td></table>'],
  ['text between cells', '<table><tbody><tr>a</tr></tbody></table>'],
  ['a link in a link', '<a><b><a>b</a></b></a>'],
  ['HTML in a formula', '<math><mi><b>a</b></mi></math>'],
  ['a formula’s part outside', '<mi>a</mi>'],
  ['a break first in code', '<pre>\na</pre>'],
  ['what is not allowed', '<script>a</script>'],
  ['another case', '<P>a</P>'],
  ['a comment', '<!-- a -->'],
  ['another reference', '<p>&copy;</p>'],
  ['a reference without end', '<p title="&lt">a</p>'],
  ['an attribute twice', '<p lang="a" lang="b">c</p>'],
  ['an attribute without quotes', '<p lang=de>a</p>'],
  ['an end beyond the text', '<p'],
  ['a solidus', '<p />a</p>'],
  ['half a character of control', 'a\0'],
  ['a return', 'a\rb'],
  ['what is deep', `${'<b>'.repeat(101)}${'</b>'.repeat(101)}`],
])('%s is left to who reads as a browser does', (_, html) => expect(writeTidy(html)).toBeUndefined())

const names = [...tidyElements.keys(), 'dl', 'script', 'svg']
const text = fc.constantFrom('a', ' ', '\n', '&amp;', '&#x27;', '&', '"', '>', '\u00a0', '\ufeff', '\ud800', '中')
const attribute = fc.constantFrom(
  ' href="#a"',
  ' href="https://a.b/?c&amp;d"',
  ' href="javascript:a()"',
  ' class="hljs-a b"',
  ' id="x"',
  ' data-line="3"',
  ' src="a.png"',
  ' type="checkbox"',
  ' mathvariant="bold"',
  ' onclick="a()"',
  ' title="&quot;&lt;"',
)
const start = fc
  .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 2 }))
  .map(([name, attributes]) => ({ name, source: `<${name}${attributes.join('')}>` }))

const element: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'element' },
    text,
    fc
      .tuple(start, fc.array(tie('node'), { maxLength: 3 }))
      .map(([{ name, source }, held]) =>
        /^(?:br|wbr|hr|img|input)$/.test(name) ? source : `${source}${held.join('')}</${name}>`,
      ),
  ),
})).node

test('whatever is tidy is written as who reads it as a browser does writes it', () => {
  let tidy = 0
  const part = fc.oneof(
    element,
    fc.constantFrom(...names).map((name) => `</${name}>`),
    start.map(({ source }) => source),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const html = parts.join('')
      const written = writeTidy(html)
      if (written === undefined) return
      tidy++
      expect(written).toBe(sanitizeParsed(html))
    }),
    { numRuns: runs(30_000) },
  )
  expect(tidy).toBeGreaterThan(300)
})
