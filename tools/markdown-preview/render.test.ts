import { describe, expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { splitBlocks } from './page/preview/split-blocks.ts'
import { render } from './render.ts'

const html = async (markdown: string, options: object = {}) => (await perform(render, { markdown, ...options })).html
const link = (href: string, text = href) =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${text}</a>`

describe('addresses in a text, as GFM has them', () => {
  test.each([
    ['www.commonmark.org', link('http://www.commonmark.org', 'www.commonmark.org')],
    ['see www.a.org/help for', `see ${link('http://www.a.org/help', 'www.a.org/help')} for`],
    ['www.a.org.', `${link('http://www.a.org', 'www.a.org')}.`],
    ['www.a.com/b?q=(c)', link('http://www.a.com/b?q=(c)', 'www.a.com/b?q=(c)')],
    ['(www.a.com/b(c)))', `(${link('http://www.a.com/b(c)', 'www.a.com/b(c)')}))`],
    ['www.a.com/b&hl;', `${link('http://www.a.com/b', 'www.a.com/b')}&amp;hl;`],
    ['www.a.org/he<lp', `${link('http://www.a.org/he', 'www.a.org/he')}&lt;lp`],
    ['https://a.com/b_c_d', link('https://a.com/b_c_d')],
    ['foo@bar.baz', link('mailto:foo@bar.baz', 'foo@bar.baz')],
    ['hello+xyz@mail.example isn’t', `${link('mailto:hello+xyz@mail.example', 'hello+xyz@mail.example')} isn’t`],
    ['a.b-c_d@a.b.', `${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}.`],
    ['a.b-c_d@a.b-', 'a.b-c_d@a.b-'],
    ['a.b-c_d@a.b_', 'a.b-c_d@a.b_'],
    ['https://a_b.c_d', 'https://a_b.c_d'],
    ['xhttps://a.com', 'xhttps://a.com'],
    ['见 https://a.com/b，谢谢', `见 ${link('https://a.com/b')}，谢谢`],
    ['http://localhost:3000/a', link('http://localhost:3000/a')],
    ['http://localhost:8080.', `${link('http://localhost:8080')}.`],
    ['https://inline', link('https://inline')],
    ['www.localhost and www.', `${link('http://www.localhost', 'www.localhost')} and www.`],
    ['"https://a.com/b"', `&quot;${link('https://a.com/b')}&quot;`],
    ['{"url":"https://a.com/b","c":1}', `{&quot;url&quot;:&quot;${link('https://a.com/b')}&quot;,&quot;c&quot;:1}`],
    ["'https://a.com/b' it’s", `'${link('https://a.com/b')}' it’s`],
    ["'https://a.com/b'c", `'${link('https://a.com/b')}'c`],
    ["https://a.com/it's", link("https://a.com/it's")],
    ['[https://a.com/b]', `[${link('https://a.com/b')}]`],
    ['[[https://a.com/b[0]]]', `[[${link('https://a.com/b%5B0%5D', 'https://a.com/b[0]')}]]`],
    ['{www.a.com}', `{${link('http://www.a.com', 'www.a.com')}}`],
    ['“https://a.com/b” 「www.a.com」', `“${link('https://a.com/b')}” 「${link('http://www.a.com', 'www.a.com')}」`],
    ['«https://a.com/b»', `«${link('https://a.com/b')}»`],
    ['‘https://a.com/b’', `‘${link('https://a.com/b')}’`],
    ['href=https://a.com/b>c', `href=${link('https://a.com/b')}&gt;c`],
    ['a=https://a.com/b', `a=${link('https://a.com/b')}`],
    ['https:// and http://.', 'https:// and http://.'],
    ['"foo@bar.baz"', `&quot;${link('mailto:foo@bar.baz', 'foo@bar.baz')}&quot;`],
    ['lodash@4.17.21', 'lodash@4.17.21'],
    ['react@19.0.0-rc.1 and vue@3.5.0-beta', 'react@19.0.0-rc.1 and vue@3.5.0-beta'],
    ['root@192.168.0.1', 'root@192.168.0.1'],
    ['node@18.x', 'node@18.x'],
    ['a@163.com and a@b.c1', `${link('mailto:a@163.com', 'a@163.com')} and ${link('mailto:a@b.c1', 'a@b.c1')}`],
    ['[www.a.org](https://b.org)', link('https://b.org', 'www.a.org')],
  ])('%s', async (markdown, expected) => expect(await html(markdown)).toBe(`<p>${expected}</p>\n`))
})

test.each([
  ['~~Hi~~ ~there~ ~~~no~~~', '<p><del>Hi</del> <del>there</del> ~~~no~~~</p>\n'],
  ['~a~~', '<p>~a~~</p>\n'],
  ['**a ~~b** c~~', '<p><strong>a ~~b</strong> c~~</p>\n'],
])('struck out is what stands between tildes of one length: %s', async (markdown, expected) =>
  expect(await html(markdown)).toBe(expected),
)

test('tables have their alignment, and cells their marks', async () => {
  expect(await html('| a | b |\n| :-: | --- |\n| `x\\|y` | **c** |')).toBe(
    '<table>\n<thead>\n<tr>\n<th align="center">a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center"><code>x|y</code></td>\n<td><strong>c</strong></td>\n</tr>\n</tbody>\n</table>\n',
  )
})

test('tasks are boxes that nobody can press', async () => {
  expect(await html('- [ ] foo\n- [x] bar\n- [] no')).toBe(
    '<ul>\n<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Incomplete task"> foo</li>\n<li class="task-list-item"><input checked="" type="checkbox" disabled="" aria-label="Completed task"> bar</li>\n<li>[] no</li>\n</ul>\n',
  )
})

test('without GFM none of it is read', async () => {
  expect(await html('~~a~~ www.a.org [^1]', { gfm: false })).toBe('<p>~~a~~ www.a.org [^1]</p>\n')
})

test('headings are listed, and equal ones told apart', async () => {
  const { toc } = await perform(render, { markdown: '# A\n\n## 茶 *叶*\n\n# A\n\n# A-1\n\n# !' })
  expect(toc.map(({ level, text, id }) => [level, text, id])).toEqual([
    [1, 'A', 'user-content-a'],
    [2, '茶 叶', 'user-content-茶-叶'],
    [1, 'A', 'user-content-a-1'],
    [1, 'A-1', 'user-content-a-1-1'],
    [1, '!', 'user-content-section'],
  ])
})

test('what HTML names is there for links to lead to', async () => {
  const written = await html(
    '[in](#a_B) [out](#user-content-c)\n\n<a name="a_B"></a> <h2 id="c">C</h2> <a name="">x</a>',
    {
      html: true,
    },
  )
  expect(written).toBe(
    '<p><a href="#user-content-a_B">in</a> <a href="#user-content-c">out</a></p>\n' +
      '<p><a name="user-content-a_B"></a> </p><h2 id="user-content-c">C</h2> <a>x</a><p></p>\n',
  )
  expect(await html('<img name="a" src="data:image/png,a"><p name="b">', { html: true })).not.toContain('name=')
})

test('a footnote is where it is referred to, and leads back', async () => {
  const written = await html('a[^x] b[^x]\n\n[^x]: **n**')
  expect(written).toContain('<a href="#user-content-fn1" id="user-content-fnref1">[1]</a>')
  expect(written).toContain('id="user-content-fn1" class="footnote-item"><p><strong>n</strong>')
  expect(written.match(/footnote-backref/g)).toHaveLength(2)
})

test('money is no formula, and what is no TeX stays as it is', async () => {
  expect(await html('$3 or $4', { math: true })).toBe('<p>$3 or $4</p>\n')
  expect(await html('$3, $x$', { math: true })).toBe('<p>$3, <math><mi>x</mi></math></p>\n')
  expect(await html('$x$', { math: true })).toBe('<p><math><mi>x</mi></math></p>\n')
  expect(await html('$\\frac{a$', { math: true })).toContain('>\\frac{a</code>')
  for (const cut of ['x^', 'x_', '^', "x'^", 'x^\\limits']) {
    expect(await html(`$${cut}$`, { math: true })).toContain(`>${cut}</code>`)
  }
})

test.each(['a ^& b', 'a^', '_', "a'''^'", '\\begin{CD}@&\\end{CD}'])(
  'a formula over which the library stumbles is shown as text, with the reason: %s',
  async (source) => {
    const text = source.replace('&', '&amp;')
    const shown = `<code class="math-error" title="This formula cannot be read">${text}</code>`
    expect(await html(`$$ ${source} $$`, { math: true })).toBe(`<p>${shown}</p>\n`)
    expect(await html(`$$\n${source}\n$$`, { math: true })).toBe(`<div class="math">${shown}</div>\n`)
  },
)

test.each([
  ['![a](b.png)', '<img src="b.png" alt="a" loading="lazy">'],
  ['![a](../b/c.svg?d#e "f")', '<img src="../b/c.svg?d#e" alt="a" title="f" loading="lazy">'],
  ['![a](//b.org/c.png)', '<img src="//b.org/c.png" alt="a" loading="lazy">'],
  ['![a](https://b.org/c.png)', '<img src="https://b.org/c.png" alt="a" loading="lazy">'],
  ['![a](HTTP://b.org/c.png)', '<img src="HTTP://b.org/c.png" alt="a" loading="lazy">'],
  ['![a](data:image/avif;base64,AA==)', '<img src="data:image/avif;base64,AA==" alt="a">'],
  ['![a](data:image/svg+xml;base64,AA==)', '<img src="data:image/svg+xml;base64,AA==" alt="a">'],
  [
    '<img width="20" loading="eager" onerror="b()" srcset="c.png 2x" src="d.png">',
    '<img width="20" src="d.png" loading="lazy">',
  ],
])('an image keeps its address: %s', async (markdown, expected) =>
  expect(await html(`x ${markdown}`, { html: true })).toBe(`<p>x ${expected}</p>\n`),
)

test.each([
  'data:text/html;base64,AA==',
  'data:image;base64,AA==',
  'javascript:b()',
  'java\tscript:b()',
  'file:///b.png',
  'blob:b',
  'mailto:b@c.de',
])('an address that is none of an image is named: %j', async (address) => {
  const named = `<span class="outside-image">a · ${address}</span>`
  expect(await html(`x <img src="${address}" alt="a">`, { html: true })).toBe(`<p>x ${named}</p>\n`)
})

test.each(['constructor', '__proto__', 'tostring', 'hasownproperty'])(
  'an attribute called %s is left out',
  async (name) => {
    expect(await html(`<p ${name}="x" dir="ltr">a</p>`, { html: true })).toBe('<p dir="ltr">a</p>')
  },
)

test('blocks say their lines where that is asked for', async () => {
  expect(await html('# a\n\nb\n\n```\nc\n```', { lines: true })).toBe(
    '<h1 data-line="0" id="user-content-a">a</h1>\n<p data-line="2">b</p>\n<pre data-line="4"><code>c\n</code></pre>\n',
  )
})

describe('a long document is rendered group by group', () => {
  const constructs = [
    'Text with **bold**,\nand `code` &amp; <https://a.com/b>.',
    '- one\n  - two\n\n    more\n- [x] three',
    '5. five\n6. six',
    '> A quote\n>\n> - in it',
    '```js\nconst a = "<b>"\n```',
    '    indented',
    '| a | b |\n| :- | -: |\n| 1 | 2 |',
    '***',
    '<div>\n\nin *it*\n\n</div>',
    'Setext & more\\\nlines',
  ]
  /** With all of them, each beginning on a new line. */
  const part = (times: number) => Array.from({ length: times }, () => constructs.join('\n\n')).join('\n\n')

  async function withChunks(markdown: string, options: object = {}) {
    const chunks: string[] = []
    const chunk = (given: { html: string }) => chunks.push(given.html)
    const { html } = await perform(render, { markdown, lines: true, ...options }, { ...unattended, chunk })
    return { chunks, html }
  }

  test.each([{}, { html: true }, { gfm: false }])('as a short one is: %j', async (options) => {
    const long = await html(part(400), options)
    expect(long.length).toBeGreaterThan(100_000)
    expect(long).toBe((await html(part(1), options)).repeat(400))
  })

  test('and its blocks come as they are ready, the last ones with the whole', async () => {
    const { chunks, html } = await withChunks(part(400))
    expect(chunks.length).toBeGreaterThan(2)
    const early = chunks.join('')
    expect(html.startsWith(early)).toBe(true)
    expect(early.length).toBeLessThan(html.length)
    for (const chunk of chunks) expect(chunk).toMatch(/^<\w+ data-line="\d+"/)
    expect(chunks.flatMap((chunk) => splitBlocks(chunk))).toEqual(splitBlocks(early))
    expect((await withChunks(part(400), { lines: false })).chunks).toEqual([])
    expect((await withChunks(part(1))).chunks).toEqual([])
  })

  test('of a very long one only the beginning comes early', async () => {
    const { chunks, html } = await withChunks(`${'word '.repeat(4001)}\n\n`.repeat(110))
    expect(chunks).toHaveLength(100)
    expect(html.startsWith(chunks.join(''))).toBe(true)
    expect(splitBlocks(html)).toHaveLength(110)
  })

  test('links and footnotes that are defined at its end hold at its beginning', async () => {
    const withEnds = (text: string) => html(`[a][^n] and [b]\n\n${text}\n\n[b]: https://b.com\n\n[^n]: Of *b*`)
    const [short, long] = [await withEnds(part(1)), await withEnds(part(100))]
    const inner = await html(part(1))
    expect(short).toContain('href="https://b.com"')
    expect(long).toBe(short.replace(inner, () => inner.repeat(100)))
  })

  test('its headings are told apart and counted', async () => {
    const { toc, stats } = await perform(render, { markdown: '# A heading of some length\n\n'.repeat(1000) })
    expect(toc.map(({ id }) => id)).toEqual(
      toc.map((_, index) => `user-content-a-heading-of-some-length${index === 0 ? '' : `-${index}`}`),
    )
    expect(stats.headers).toBe(1000)
  })

  test('an element that ends in another group is still one', async () => {
    const markdown = `<div>\n\n${part(400)}\n\n</div>\n\nlast`
    const { html, chunks } = await withChunks(markdown, { html: true, lines: false })
    expect(chunks).toEqual([])
    const inner = (await withChunks(part(400), { html: true, lines: false })).html
    expect(html).toBe(`<div>\n${inner}</div>\n<p>last</p>\n`)
    expect((await withChunks(`<b>\n\n${part(400)}`, { html: true })).chunks).toEqual([])
  })
})

describe('what is too much is refused, or read in time', () => {
  test.each([
    ['empty', ' \n', {}],
    ['tooLong', 'a'.repeat(10_000_001), {}],
    ['tooDeep', '<div>'.repeat(5000), { html: true }],
    [
      'tooComplex',
      `${Array.from({ length: 200 }, (_, at) => `<b id=${at}>`).join('')}${'<p>x'.repeat(20_000)}`,
      { html: true },
    ],
  ])('%s', async (code, markdown, options) =>
    expect(perform(render, { markdown, ...options })).rejects.toMatchObject({ code }),
  )

  test.each([
    ['brackets', '['.repeat(50_000), {}],
    ['quotes', '> '.repeat(50_000), {}],
    [
      'footnotes',
      `${Array.from({ length: 5000 }, (_, at) => `[^${at}]: x\n\n`).join('')}${Array.from({ length: 5000 }, (_, at) => `[^${at}]`).join(' ')}`,
      {},
    ],
    ['dollars', '$a '.repeat(50_000), { math: true }],
    ['braces', `$$\n${'{'.repeat(4900)}\n$$`, { math: true }],
    ['addresses', 'www.a_b.'.repeat(30_000), {}],
    ['words before addresses', 'xhttp://'.repeat(30_000), {}],
    ['quoted addresses', "'http://a".repeat(30_000), {}],
    ['ats', 'a@'.repeat(50_000), {}],
    ['tables', `<table>${'<b>x</b>'.repeat(30_000)}`, { html: true }],
    ['attributes', `<p ${Array.from({ length: 50_000 }, (_, at) => `a${at}`).join(' ')}>`, { html: true }],
  ])('%s', async (_, markdown, options) =>
    expect((await perform(render, { markdown, ...options })).html.length).toBeGreaterThan(0),
  )
})
