import { expect, test } from 'vitest'
import { drawDiagram } from './draw-diagram.browser.ts'
import { isDrawn } from './drawing.ts'

const away = 'https://attacker.invalid/a.png'

/** Diagrams that refer to something to fetch: as an image, in a style, in directives, in a label. */
const diagrams = [
  `flowchart TD\n  A@{ img: "${away}", label: "x", w: 60, h: 60 }`,
  `flowchart TD\n  A@{ "img": "${away}", h: 60 }`,
  `flowchart TD\n  A@{ 'img': '${away}' }\n  A --> B`,
  `flowchart TD\n  A@{ img : ${away} }`,
  `flowchart TD\n  A@{ "i\\x6dg": "${away}" }`,
  `flowchart TD\n  A@{\n  img:\n    "${away}"\n  }`,
  `flowchart TD\n  A\n  style A fill:url(${away})`,
  `flowchart TD\n  A\n  style A background-image:url('${away}')`,
  `flowchart TD\n  A\n  style A cursor:URL("${away}"),filter:url(${away}#x)`,
  `flowchart TD\n  A\n  style A background:\\75rl(${away})`,
  `flowchart TD\n  A\n  style A background:image-set("${away}" 1x)`,
  `flowchart TD\n  A:::a\n  classDef a fill:url(${away}),mask:url(${away}),stroke:#000`,
  `flowchart TD\n  A --> B\n  linkStyle 0 stroke:url(${away})`,
  `%%{init: {"themeCSS": "#x{background:url(${away})} .node rect{background:url(${away});fill:url(${away})}"}}%%\nflowchart TD\n  A`,
  `%%{init: {"themeVariables": {"primaryColor": "url(${away})", "lineColor": "red;} * {background:url(${away})"}}}%%\nflowchart TD\n  A`,
  `---\nconfig:\n  themeCSS: "@import '${away}'; * { background: url(${away}) }"\n---\nflowchart TD\n  A`,
  `---\nconfig:\n  theme: base\n  themeVariables:\n    primaryColor: "url(${away})"\n    fontFamily: "url(${away})"\n---\nflowchart TD\n  A`,
  `flowchart TD\n  A["<img src=${away}>"]`,
  `flowchart TD\n  A["\`![x](${away})\`"]`,
  `sequenceDiagram\n  A->>B: <img src=${away}>`,
  `classDiagram\n  class A\n  style A fill:url(${away})`,
  `stateDiagram-v2\n  classDef a fill:url(${away})\n  A:::a`,
  `mindmap\n  root((<img src='${away}'>))`,
  `block-beta\n  a\n  style a fill:url(${away})`,
]

test('a node whose imageUrl was taken out is drawn without it', async () => {
  expect(await drawDiagram(`flowchart TD\n  A@{ img: "${away}", label: "Tea" }`, false)).toMatchObject({
    imageUrl: expect.stringContaining('Tea'),
  })
})

test('a diagram that names something to fetch fetches nothing, and its imageUrl names nothing', async () => {
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(5000)
  for (const source of diagrams) {
    const drawing = await drawDiagram(source, false)
    if (!isDrawn(drawing)) continue
    const imageUrl = decodeURIComponent(drawing.imageUrl)
    expect([source, imageUrl.match(/(?:url|image-set)\(\s*["']?(?!#)[^)]*|(?:href|src)="(?!#)[^"]*"/gi)]).toEqual([
      source,
      null,
    ])
  }
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(fetched.filter((name) => name.includes('attacker.invalid'))).toEqual([])
})
