import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { compress } from './operations.ts'

const run = (svg: string, given: object = {}) => perform(compress, { file: new File([svg], 'drawing.svg'), ...given })

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="48"'

const drawing = `<?xml version="1.0"?><!-- made by a program -->
${head} viewBox="0 0 64 48"><title>Sun</title><desc>A sun</desc><metadata>lin</metadata>
<rect x="0" y="0" width="64.000" height="48.000" fill="#ff0000" />
<path d="M 10.123456 10.654321 L 50.246802 10.135791 L 30.333333 40.777777 Z" fill="rgb(0, 0, 255)" /></svg>`

/** The mean difference of two drawings over all channels, 0 to 255, as librsvg renders them. */
async function difference(one: string | Uint8Array, other: string | Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((svg) => sharp(Buffer.from(svg), { density: 288 }).ensureAlpha().raw().toBuffer()),
  )
  if (!a || !b) throw new Error('Two drawings are two pictures')
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

test('an SVG stays one, smaller, and is shown as before', async () => {
  const result = await run(drawing)
  expect(result).toMatchObject({ width: 64, height: 48, format: 'svg', kept: false, warnings: [] })
  expect({ name: result.file.name, type: result.file.type }).toEqual({ name: 'drawing.svg', type: 'image/svg+xml' })
  expect(result.size).toBeLessThan(drawing.length * 0.7)
  expect(await result.file.text()).not.toMatch(/made by|metadata/)
  // Texts for screen readers are not metadata.
  expect(await result.file.text()).toContain('<title>Sun</title><desc>A sun</desc>')
  expect(await difference(drawing, await result.file.bytes())).toBeLessThan(0.3)
})

test('metadata stays where it is to be kept', async () => {
  const kept = await (await run(drawing, { metadata: 'keep' })).file.text()
  for (const word of ['made by a program', '<desc>A sun</desc>', '<metadata>lin</metadata>'])
    expect(kept).toContain(word)
})

test('a lower quality has fewer digits, and a target as few as it takes', async () => {
  const sizes = await Promise.all([100, 75, 30, 1].map(async (quality) => (await run(drawing, { quality })).size))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(sizes[3] ?? 0)
  const small = await run(drawing, { quality: 100, targetBytes: sizes[2] })
  expect(small.size).toBeLessThanOrEqual(sizes[2] ?? 0)
  await expect(run(drawing, { targetBytes: 50 })).rejects.toMatchObject({ code: 'targetTooSmall' })
})

test('what is as small as it can be comes back', async () => {
  const min = await (await run(drawing)).file.text()
  expect(await run(min)).toMatchObject({ kept: true, format: 'svg', size: min.length })
})

test.each(['webp', 'jpeg'])('another format, %s, is refused at its field', async (format) => {
  await expect(run(drawing, { format })).rejects.toMatchObject({ code: 'staysVector' })
})

test('a preset without a format keeps an SVG, and one with JPEG is refused', async () => {
  expect(await run(drawing, { preset: 'high' })).toMatchObject({ format: 'svg' })
  await expect(run(drawing, { preset: 'social' })).rejects.toMatchObject({ code: 'staysVector' })
})

describe('active content is removed', () => {
  test.each([
    ['<script>alert(1)</script>'],
    ['<SVG:script xmlns:SVG="http://www.w3.org/2000/svg">alert(1)</SVG:script>'],
    ['<rect width="9" height="9" onclick="alert(1)"/>'],
    ['<rect width="9" height="9" ONLOAD="alert(1)"/>'],
    ['<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    ['<a xlink:href=" java&#9;script:alert(1)"><rect width="9" height="9"/></a>'],
    ['<a><animate attributeName="href" values="#a;JavaScript:alert(1)"/><rect width="9" height="9"/></a>'],
    ['<a><set attributeName="href" to="javascript:alert(1)"/><rect width="9" height="9"/></a>'],
    [
      '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="data:text/html,x"/></foreignObject>',
    ],
    ['<foreignObject width="9" height="9"><embed xmlns="http://www.w3.org/1999/xhtml" src="x"/></foreignObject>'],
  ])('%s', async (running) => {
    const result = await run(`${head}>${running}<circle r="5" fill="red"/></svg>`)
    expect(result.warnings).toEqual(['scriptsRemoved'])
    expect(await result.file.text()).not.toMatch(/script|alert|\bon\w+=|iframe|embed/i)
    expect(await result.file.text()).toContain('<circle')
  })

  test('also where the result is not smaller: the original is not returned', async () => {
    const min = `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/><a href="javascript:x"/></svg>`
    const result = await run(min)
    expect(result.kept).toBe(false)
    expect(await result.file.text()).not.toContain('javascript')
  })

  test('embedded images and links stay', async () => {
    const inner = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'
    const svg = `${head}><a href="https://example.org/"><image href="${inner}" width="9" height="9"/></a></svg>`
    const text = await (await run(svg)).file.text()
    expect(text).toContain('https://example.org/')
    expect(text).toContain('data:image/svg+xml')
  })
})

test.each([
  ['cut off', `${head}><rect width="9"`],
  ['of entities within entities', bombOf(9)],
  ['nested without end', `${head}>${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`],
])('an SVG that is %s is refused', async (_, svg) => {
  await expect(run(svg)).rejects.toMatchObject({ code: 'failed' })
})

function bombOf(levels: number): string {
  const entities = Array.from({ length: levels }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
  return `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>${head}><text>&e${levels};</text></svg>`
}

test('the icons of the tools are shown as before at the usual quality', async () => {
  const icons = globSync('tools/*/icon.svg')
  expect(icons.length).toBeGreaterThan(30)
  for (const icon of icons) {
    const svg = readFileSync(icon, 'utf8').replaceAll('currentColor', '#123456')
    const { file, size } = await run(svg)
    expect(size).toBeLessThanOrEqual(svg.length)
    expect(await difference(svg, await file.bytes()), icon).toBeLessThan(0.5)
  }
})

test('many rules of style do not take the square of their number', async () => {
  const rules = Array.from({ length: 5000 }, (_, at) => `.c${at}{fill:#${(at + 4096).toString(16)}}`)
  const parts = rules.map((_, at) => `<path class="c${at}" d="M0 0h9v${at}z"/>`)
  const svg = `${head}><style>${rules.join('\n')}</style>${parts.join('\n')}</svg>`
  const { file } = await run(svg)
  expect(await file.text()).toContain('c4999')
})
