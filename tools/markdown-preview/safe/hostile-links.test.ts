import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { render } from '../render.ts'

/** Spellings of schemes that run scripts or leave the browser; URL parsers ignore many of the characters in them. */
const spellings = [
  ...[
    'javascript:',
    'JAVASCRIPT:',
    'jAvAsCrIpT:',
    'vbscript:',
    'VbScript:',
    'data:text/html,',
    'DATA:text/html;base64,',
  ],
  ...['data:image/svg+xml,', 'data:application/xhtml+xml,', 'blob:https://a/', 'filesystem:https://a/', 'file:///etc/'],
  ...['java\tscript:', 'java\nscript:', 'java\rscript:', '\u0001javascript:', '\u001fjavascript:', '\u00a0javascript:'],
  ...['javascript\u200b:', '\ufeffjavascript:', 'java\u00adscript:', '\u202ejavascript:', '\u2028javascript:'],
  ...['&#106;avascript:', '&#x6a;avascript:', '&#0000106avascript:', 'javascript&colon;', 'java&Tab;script:'],
  ...['java&NewLine;script:', '&#1;javascript:', 'javascript&#58;', 'javascript&#x3A;', 'data&colon;text/html,'],
  ...[
    '\\javascript:',
    'javascript\\:',
    'view-source:',
    'feed:javascript:',
    'jar:https:',
    'ms-word:ofe|u|',
    'intent://a#',
  ],
]

/** Where a document has a link. */
const places = [
  (address: string) => `[x](<${address}alert(1)>)`,
  (address: string) => `[x](${address}alert%281%29 "t")`,
  (address: string) => `[x][a]\n\n[a]: <${address}alert(1)>\n`,
  (address: string) => `<${address}alert(1)>`,
  (address: string) => `<a href="${address}alert(1)">x</a>`,
  (address: string) => `<a href='${address}alert(1)' target=_blank ping="${address}">x</a>`,
  (address: string) => `[![y](<${address}alert(1)>)](<${address}alert(1)>)`,
  (address: string) => `<math><mtext><a href="${address}alert(1)">x</a></mtext></math>`,
]

const links = spellings.flatMap((spelling) => places.map((place) => place(spelling)))
const allowed = ['http:', 'https:', 'mailto:', 'tel:', 'ftp:', 'xmpp:']

test(`none of ${links.length} hostile links leads anywhere but where links lead, and none is followed unasked`, async () => {
  expect(new Set(links).size).toBeGreaterThan(96)
  for (const markdown of links)
    for (const options of [{}, { html: true }, { html: true, gfm: false }, { html: false }]) {
      const { html } = await perform(render, { markdown, ...options })
      const attributes = attributesIn(parseFragment(html).childNodes)
      const addresses = attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value)
      const protocols = addresses.map((address) => new URL(address, 'https://site.example/').protocol)
      const strange = protocols.filter((protocol) => !allowed.includes(protocol) && protocol !== 'data:')
      const data = addresses.filter((address) => /^data:/i.test(address) && !/^data:image\//i.test(address))
      expect([markdown, html, strange, data]).toEqual([markdown, html, [], []])
      expect(attributes.filter(({ name }) => /^(on|ping|srcdoc|action|formaction)/.test(name))).toEqual([])
    }
})

function attributesIn(nodes: DefaultTreeAdapterTypes.ChildNode[]): { name: string; value: string }[] {
  return nodes.flatMap((node) => [
    ...('attrs' in node ? node.attrs : []),
    ...('childNodes' in node ? attributesIn(node.childNodes) : []),
  ])
}
