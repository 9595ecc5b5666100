import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { hashSource, replaceNonceByHashes } from './inline-hashes.ts'

const nonce = 'a+b/c=='
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('elements with the nonce are listed by their hash, and lose it', () => {
  const html = [
    `<head><meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">one()</script>`,
    `<style nonce="${nonce}">p{}</style><link rel="modulepreload" href="/a.js" nonce="${nonce}"/>`,
    `<script type="application/ld+json" nonce="${nonce}">{}</script></head>`,
    `<script data-a="&gt;" nonce="${nonce}" class="b">two()\nthree()</script>`,
    `<script type="module" async="" src="/entry.js" nonce="${nonce}"></script><script nonce="${nonce}">one()</script>`,
  ].join('')
  const written = [
    '<head><script>one()</script><style>p{}</style><link rel="modulepreload" href="/a.js"/>',
    '<script type="application/ld+json">{}</script></head><script data-a="&gt;" class="b">two()\nthree()</script>',
    '<script type="module" async="" src="/entry.js"></script><script>one()</script>',
  ].join('')
  expect(replaceNonceByHashes(html, nonce)).toEqual({
    html: written,
    inline: { scripts: [hash('one()'), hash('two()\nthree()')], styles: [hash('p{}')] },
  })
})

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="guessed">evil()</script>',
  `<p title="<script nonce='x'>">text</p><script class="a">evil()</script>`,
  '<script a="',
  "<script a='",
  '<script>evil();//',
  '<style>evil{}</style>',
])('of %s, which somebody got in, nothing is listed, and never anything but what we wrote', (foreign) => {
  const html = `<body>${foreign}<script nonce="${nonce}">own()</script>`
  const { inline } = replaceNonceByHashes(html, nonce)
  expect([...inline.scripts, ...inline.styles].filter((source) => source !== hash('own()'))).toEqual([])
})

test.each(['a()\r\nb()\rc()', '\0"\u2028"', '“中文” 👋', '\n a()'])(
  'the hash of %j is that of what a browser reads',
  (code) => {
    const { childNodes } = parse(`<script>${code}</script>`) as DefaultTreeAdapterTypes.Document
    expect(hashSource(code)).toBe(hash(textIn(childNodes)))
  },
)

const textIn = (nodes: DefaultTreeAdapterTypes.ChildNode[]): string =>
  nodes.map((node) => ('value' in node ? node.value : 'childNodes' in node ? textIn(node.childNodes) : '')).join('')
