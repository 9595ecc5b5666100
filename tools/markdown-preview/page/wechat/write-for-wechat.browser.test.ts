import { beforeAll, describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { attacks } from '../../fixtures/attacks.ts'
import { everyConstruct } from '../../fixtures/every-construct.ts'
import { render } from '../../render.ts'
import { sanitized } from '../preview/sanitized.browser.ts'
import { themeNames, themes } from '../theme/themes.ts'
import { drawFormula } from './draw-formula.browser.ts'
import { writeForWechat } from './write-for-wechat.ts'

const look = { theme: 'elegant', accent: '#6a4e9d' } as const

const written = async (markdown: string, draw?: typeof drawFormula) => {
  const { html } = await perform(render, { markdown, html: true, math: true, toc: true })
  return writeForWechat(sanitized(html), { look, references: 'References', draw })
}
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Without white space, which browsers and editors reformat. */
const condensed = (text: string | null) => (text ?? '').replace(/\s+/g, '')

/** What the editor accepts; repeated here, so that a mistake in the lists is seen. */
const elements =
  'section p h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li table thead tbody tr th td hr br img a span strong em s sub sup b i svg g path rect text'
const attributes = 'style href src alt colspan rowspan start value'

describe('a document with everything in it', () => {
  let body: HTMLElement
  let source: HTMLElement
  let text: string
  beforeAll(async () => {
    const made = await written(everyConstruct, drawFormula)
    body = parsed(made.html)
    text = made.text
    const { html } = await perform(render, { markdown: everyConstruct, html: true, math: true, toc: true })
    source = parsed(html)
  })

  test('has neither classes nor ids, and only elements and attributes that the editor keeps', () => {
    expect(body.querySelector('[class],[id],style,script,link,input,div,math,[name],[onclick]')).toBeNull()
    const elementNames = new Set(Array.from(body.querySelectorAll('*'), ({ localName }) => localName))
    expect([...elementNames].filter((name) => !elements.split(' ').includes(name))).toEqual([])
    for (const element of body.querySelectorAll(':not(svg, svg *)')) {
      const names = Array.from(element.attributes, ({ name }) => name)
      expect(names.filter((name) => !attributes.split(' ').includes(name))).toEqual([])
    }
  })

  test('has the style of its kind on every element', () => {
    const kinds: Record<string, RegExp> = {
      'h1,h2,h3,h4,h5,h6': /font-weight:700.*|font-size/,
      h2: /background:#6a4e9d/,
      'p,ul,ol': /margin:/,
      'blockquote,pre': /border.*padding|padding.*border/,
      'th,td': /border:1px solid #[\da-f]{6}/,
      table: /border-collapse:collapse/,
      'code,pre': /background:/,
      img: /max-width:100%/,
      a: /color:#6a4e9d/,
      strong: /color:#6a4e9d/,
      s: /line-through/,
      hr: /height:2px/,
      svg: /vertical-align/,
    }
    for (const [kind, style] of Object.entries(kinds)) {
      const all = [...body.querySelectorAll(kind)].filter((one) => !one.matches('h2 *'))
      expect(all).not.toEqual([])
      const faults = all.filter((one) => !style.test(one.getAttribute('style') ?? ''))
      expect(faults.map(({ outerHTML }) => outerHTML)).toEqual([])
    }
    // A browser takes every declaration as it was written.
    for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
      const names = (element.getAttribute('style') ?? '').split(';').map((part) => part.split(':')[0] ?? '')
      expect(names.filter((name) => element.style.getPropertyValue(name) === '')).toEqual([])
    }
  })

  test('lists each link and each note once, in the order in which the text comes to them', () => {
    const marks = Array.from(body.querySelectorAll('sup'), (sup) => sup.textContent).filter((mark) => /^\[/.test(mark))
    const title = [...body.querySelectorAll('h3')].at(-1)
    expect(title?.textContent).toBe('References')
    const listed = Array.from(title?.parentElement?.children ?? [], ({ textContent }) => condensed(textContent)).slice(
      1,
    )
    expect(listed).toEqual([
      '[1]alink:https://example.com/guide?a=1&b=2',
      '[2]mail:mailto:a@example.com',
      '[3]Oolong:https://example.com/oolong',
      '[4]95°C.',
      '[5]badge:https://example.com/badge',
      '[6]Anotewithalink[8].',
      '[7]Twoparagraphs.Andcode;see[4].',
      '[8]alink:https://example.com/note',
    ])
    expect(marks.slice(0, 9)).toEqual(['[1]', '[1]', '[2]', '[3]', '[4]', '[5]', '[6]', '[7]', '[6]'])
    expect(Array.from(body.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
      'https://mp.weixin.qq.com/s/abc',
    ])
  })

  test('says what the source says, but for marks, boxes and formulas', () => {
    for (const sup of body.querySelectorAll('sup')) if (/^\[\d+\]$/.test(sup.textContent)) sup.remove()
    const title = [...body.querySelectorAll('h3')].at(-1)
    title?.parentElement?.remove()
    for (const gone of source.querySelectorAll('.footnotes, .footnote-ref, math')) gone.remove()
    for (const box of source.querySelectorAll('input')) box.replaceWith(box.hasAttribute('checked') ? '☑' : '☐')
    expect(condensed(body.textContent)).toBe(condensed(source.textContent))
  })

  test('keeps the lines and the indents of code', () => {
    const [, block, indented] = body.querySelectorAll('pre code')
    const lines = (code: Element | undefined) =>
      (code?.innerHTML ?? '').split('<br>').map((line) => line.replace(/<[^>]*>/g, ''))
    expect(lines(block)).toEqual([
      'function&nbsp;tea(cups)&nbsp;{',
      '&nbsp;&nbsp;&nbsp;&nbsp;return&nbsp;&nbsp;cups&nbsp;*&nbsp;2&nbsp;//&nbsp;"two"&nbsp;&lt;b&gt;',
      '}',
    ])
    expect(lines(indented)).toEqual(['indented', '&nbsp;&nbsp;more'])
    const keyword = [...body.querySelectorAll<HTMLElement>('pre span')].find((span) => span.textContent === 'return')
    expect(keyword?.style.color).toBe('rgb(118, 57, 156)')
    for (const node of body.querySelectorAll('pre code')) expect(node.textContent).not.toMatch(/[ \n\t]/)
  })

  test('has its formulas as drawings that stand by themselves, and that say what they show', () => {
    const drawings = [...body.querySelectorAll('svg')]
    expect(drawings.map((svg) => svg.getAttribute('aria-label'))).toEqual([
      'ax^2 + bx + c = 0',
      'x = (−b ± √(b^2 − 4ac))/(2a)',
    ])
    for (const svg of drawings) {
      expect(svg.querySelectorAll('path').length).toBeGreaterThan(5)
      expect(svg.outerHTML).not.toMatch(/url\(|href|class=|id=|data-|<use|<defs/)
    }
  })

  test('reads as plain text, line by line', () => {
    expect(text).toContain('☑ done\n☐ open\n')
    expect(text).toContain('\n    return  cups * 2 // "two" <b>\n')
    expect(text).toContain('Tea\tGrams\tPrice\nOolong[3]\t50\t68.50\n')
    expect(text).toContain('\nx = (−b ± √(b^2 − 4ac))/(2a)\n')
  })
})

test.each(themeNames)('with the theme %s every heading, quote and table has its style', async (theme) => {
  const { html } = await perform(render, { markdown: everyConstruct, html: true })
  const { accent } = themes[theme]
  const body = parsed(writeForWechat(sanitized(html), { look: { theme, accent }, references: '参考资料' }).html)
  for (const one of body.querySelectorAll('h1,h2,h3,h4,h5,h6,blockquote,th,td,p,pre,code,li')) {
    expect(one.getAttribute('style')).toBeTruthy()
  }
  expect(body.textContent).toContain('参考资料')
})

test('without its library a formula is text, and nothing is lost', async () => {
  const { html } = await written('The roots $\\sqrt{x_1}$ and $\\sum_{i=0}^{n} i$.')
  expect(parsed(html).textContent).toBe('The roots √(x_1) and ∑_(i = 0)^ni.')
})

test('no attack comes through', async () => {
  for (const attack of attacks) {
    const { html } = await written(`${attack}\n\nafter\n`, drawFormula)
    const body = parsed(html)
    expect(body.querySelector('script,style,iframe,object,embed,form,link,meta,base,template,foreignObject')).toBeNull()
    for (const element of body.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^(?:class|id|srcset|xlink:href|formaction)$/)
        if (name === 'href') expect(new URL(value).host).toBe('mp.weixin.qq.com')
        if (name === 'src') expect(new URL(value, 'https://a.example').protocol).toMatch(/^(?:https?|data):$/)
      }
    }
  }
})
