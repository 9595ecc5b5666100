import { expect, test } from 'vitest'
import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { combinations } from '#lib/fixtures/runs.ts'
import { designs, presetNames } from './designs/designs.ts'
import { minContrast } from './drawing/colors.ts'
import { alignments, positions } from './frame/frame.ts'
import { drawCover } from './layout/cover.ts'
import { sizeNames, sizes } from './layout/sizes.ts'

const texts = { title: '周末去哪儿：城市里的十个秘密花园', subtitle: 'Ten quiet gardens', author: '工具台' }
const long = {
  Chinese: '设计系统不是一套组件，而是团队之间的约定；'.repeat(10).slice(0, 200),
  English: 'A design system is an agreement between people who build things together. '.repeat(3).slice(0, 200),
  'one endless word': 'W'.repeat(200),
  'full stops': '。'.repeat(200),
}

const places = alignments.flatMap((align) => positions.map((position) => ({ align, position })))

test.each(combinations(presetNames, sizeNames, places))(
  '%s in %s, %o: text stays in the safe area and stands out everywhere',
  async (preset, size, place) => {
    const [width, height] = sizes[size]
    const design = designs[preset]
    const cover = { ...place, width, height, scale: 1, design, texts }
    const { surface, frame, lines } = await drawCover(cover, false)
    expect(lines.map(({ role }) => role)).toEqual(expect.arrayContaining(['title', 'subtitle', 'author']))
    for (const line of lines) {
      expect(line.x).toBeGreaterThanOrEqual(frame.safe.x - 0.5)
      expect(line.x + line.width).toBeLessThanOrEqual(frame.safe.x + frame.safe.width + 0.5)
      expect(line.y).toBeGreaterThanOrEqual(frame.safe.y - 0.5)
      expect(line.y + line.height).toBeLessThanOrEqual(frame.safe.y + frame.safe.height + 0.5)
      const color = rgbOf(line.role === 'title' ? design.palette.text : design.palette.mutedText)
      const { data } = surface.context.getImageData(line.x, line.y, Math.ceil(line.width), Math.ceil(line.height))
      let min = 21
      for (let at = 0; at < data.length; at += 4 * 7) {
        min = Math.min(min, contrastRatio(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
      }
      expect({ role: line.role, least: min }).toSatisfy(() => min >= minContrast)
    }
  },
)

test.each(combinations(Object.entries(long), [...Object.values(sizes), [160, 160], [160, 4096], [4096, 160]] as const))(
  '200 characters of %s fit into %o, whole',
  async ([, title], [width, height]) => {
    const cover = { align: 'left', position: 'top', width, height, scale: 1, design: designs.tech } as const
    const { frame, lines } = await drawCover({ ...cover, texts: { title, subtitle: '', author: '' } })
    expect(
      lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(title.replaceAll(' ', ''))
    for (const line of lines) {
      expect(line.x + line.width).toBeLessThanOrEqual(frame.safe.x + frame.safe.width + 0.5)
      expect(line.y + line.height).toBeLessThanOrEqual(frame.safe.y + frame.safe.height + 0.5)
    }
  },
)

const linesOf = async (title: string, given: object = {}) => {
  const cover = { align: 'left', position: 'top', width: 900, height: 500, scale: 1, design: designs.tech } as const
  const { lines } = await drawCover({ ...cover, ...given, texts: { title, subtitle: '', author: '' } })
  return lines.map(({ text }) => text)
}

test('Chinese breaks between words, and no line begins with a mark or ends with an opening one', async () => {
  expect(await linesOf('前端工程师的设计系统实践')).toEqual(['前端工程师的', '设计系统实践'])
  const lines = await linesOf('他说：「今天，我们（终于）去看海。」然后就出发了，没有回头！')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) {
    expect(line).not.toMatch(/^[，。：」）！]/)
    expect(line).not.toMatch(/[「（]$/)
  }
})

test('lines are about as long as each other', async () => {
  const lines = await linesOf('Ten quiet gardens you can reach by tram on a free afternoon')
  const lengths = lines.map((line) => line.length)
  expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) * 0.5)
})

test('words stay whole, and a line break stays', async () => {
  expect((await linesOf('Internationalization matters')).join(' ')).toBe('Internationalization matters')
  expect(await linesOf('山中何所有\n岭上多白云')).toEqual(['山中何所有', '岭上多白云'])
})

test('what no font has is left out or marked, never a box', async () => {
  expect(await linesOf('a\u{e0fff}b\u0378c')).toEqual(['a\u{e0fff}b\u0378c'.replace('\u0378', '〓')])
})
