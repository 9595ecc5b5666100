import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { Localized } from '#kit/language.ts'
import type { AnyFieldText } from '#kit/texts.ts'
import { draw, looks } from '../fixtures/draw.tsx'
import { FactList, type FactListProps } from './fact-list.tsx'
import ImageView from './image-view.tsx'
import { OutputViewer } from './output-viewer.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

interface Story {
  schema: JsonSchema
  value: unknown
  text: Localized<AnyFieldText>
  /** The elements in it, by role and name. */
  seen: Localized<[role: string, name: string][]>
}

const word = (en: string, zh: string): Localized<AnyFieldText> => ({
  en: { label: en, help: '' },
  zh: { label: zh, help: '' },
})
const alike = (...seen: [string, string][]) => ({ en: seen, zh: seen })

const stories: Record<string, Story> = {
  sound: {
    schema: { type: 'object', format: 'file' },
    value: new File(['RIFF'], 'bell.wav', { type: 'audio/wav' }),
    text: word('Sound', '声音'),
    seen: alike(),
  },
  html: {
    schema: { type: 'string', contentMediaType: 'text/html' },
    value: '<h1>Hello</h1>',
    text: word('Page', '网页'),
    seen: {
      en: [
        ['radio', 'Preview'],
        ['radio', 'Source'],
      ],
      zh: [
        ['radio', '预览'],
        ['radio', '源代码'],
      ],
    },
  },
  colors: {
    schema: { type: 'array', items: { type: 'string', format: 'color' } },
    value: ['#1e90ff', '#aa3300'],
    text: word('Colors', '颜色'),
    seen: alike(['button', '#1e90ff'], ['button', '#aa3300']),
  },
  meter: {
    schema: { type: 'integer', format: 'meter', minimum: 0, maximum: 4 },
    value: 3,
    text: word('Score', '评分'),
    seen: alike(),
  },
  table: {
    schema: {
      type: 'array',
      format: 'table',
      items: { type: 'object', properties: { name: { type: 'string' }, size: { type: 'number' } } },
    },
    value: [
      { name: 'b', size: 1234.5 },
      { name: 'a', size: 9 },
    ],
    text: {
      en: { label: 'Files', help: '', columns: { ...columnOf('name', 'Name'), ...columnOf('size', 'Size') } },
      zh: { label: '文件', help: '', columns: { ...columnOf('name', '名称'), ...columnOf('size', '大小') } },
    },
    seen: {
      en: [
        ['columnheader', 'Name'],
        ['columnheader', 'Size'],
        ['gridcell', '1,234.5'],
        ['button', 'Copy'],
      ],
      zh: [
        ['columnheader', '名称'],
        ['columnheader', '大小'],
        ['gridcell', '1,234.5'],
        ['button', '复制'],
      ],
    },
  },
  diff: {
    schema: { type: 'array', format: 'diff' },
    value: [
      { change: 'same', text: 'one' },
      { change: 'removed', text: 'two' },
      { change: 'added', text: 'three' },
    ],
    text: word('Changes', '差异'),
    seen: alike(['listitem', 'one']),
  },
  diagnostics: {
    schema: { type: 'array', format: 'diagnostics' },
    value: [{ line: 3, column: 14, message: 'Unused' }],
    text: word('Warnings', '警告'),
    seen: alike(['listitem', '3:14 Unused']),
  },
}

function columnOf(name: string, label: string) {
  return { [name]: { label, help: '' } }
}

async function drawFact(
  name: keyof typeof stories,
  look: (typeof looks)[number] = looks[0],
  more: Partial<FactListProps> & { value?: unknown } = {},
) {
  const story = stories[name]
  if (!story) throw new Error(`There is no story ${name}`)
  const { value = story.value, ...rest } = more
  const labels = { [name]: story.text[look.language] }
  return draw(
    <FactList fields={[[name, story.schema]]} output={{ [name]: value }} labels={labels} isStale={false} {...rest} />,
    look,
  )
}

describe.each(looks)('in $language, dark: $isDark', (look) => {
  test.each(Object.entries(stories))('%s is seen, and open to everybody', async (name, { text, seen }) => {
    const { screen, barriers } = await drawFact(name, look)
    await expect.element(screen.getByText(text[look.language].label, { exact: true }).first()).toBeVisible()
    await expect.poll(() => screen.container.querySelector('dd')?.childElementCount).toBeGreaterThan(0)
    for (const [role, label] of seen[look.language]) {
      const elements = screen.getByRole(role as 'button').elements()
      expect(
        elements.some((each) =>
          (each.textContent || (each as HTMLInputElement).labels?.[0]?.textContent || '').includes(label),
        ),
      ).toBe(true)
    }
    expect(await barriers()).toEqual([])
  })
})

test('sound plays from an address that is gone with it', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const { screen } = await drawFact('sound')
  const player = () => screen.container.querySelector('audio')
  await expect.poll(() => player()?.src).toMatch(/^blob:/)
  const address = player()?.src
  expect(player()?.controls).toBe(true)
  expect(player()?.getAttribute('aria-label')).toBe('Sound')
  await screen.unmount()
  expect(revoked).toHaveBeenCalledWith(address)
})

test('HTML runs no script and reaches no network, and is read as it is written', async () => {
  const [messages, loaded, listening] = [vi.fn(), vi.fn(), new AbortController()]
  const { signal } = listening
  addEventListener('message', messages, { signal })
  // It may have loaded before it is observed.
  const note = ({ target }: Event) => target instanceof HTMLIFrameElement && loaded()
  document.addEventListener('load', note, { signal, capture: true })
  const html = `<h1>Hello</h1><script>parent.postMessage('ran', '*')</script><img src="/reached.png" onerror="parent.postMessage('ran', '*')">`
  const { screen } = await draw(
    <OutputViewer
      value={html}
      label="Page"
      schema={{ type: 'string', contentMediaType: 'text/html' }}
      isStale={false}
    />,
  )
  const frame = () => screen.container.querySelector('iframe')
  await expect.poll(frame).not.toBeNull()
  expect(frame()?.getAttribute('sandbox')).toBe('')
  expect(frame()?.title).toBe('Page: Preview')
  expect(frame()?.srcdoc).toMatch(
    /^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
  )
  // Messages of the frame would arrive before this one.
  await expect.poll(() => loaded).toHaveBeenCalled()
  expect(messages.mock.calls.filter(([{ data }]) => data === 'ran')).toEqual([])
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('reached.png'))).toEqual([])
  listening.abort()
  await screen.getByText('Source').click()
  const source = () => screen.getByRole('textbox', { name: 'Page' }).element()
  // A text area until the code editor takes its place, which may be at once.
  await expect.poll(() => (source() as HTMLTextAreaElement).value ?? source().textContent).toBe(html)
})

test('an image is seen, and what is drawn over it covers it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>'
  const file = new File([svg], 'plan.svg', { type: 'image/svg+xml' })
  const { screen, barriers } = await draw(
    <ImageView value={file} schema={{}} text={{ label: 'Plan', help: '' }} overlay={<rect width="40" height="40" />} />,
  )
  await expect.element(screen.getByRole('img', { name: 'plan.svg' })).toBeVisible()
  await expect.poll(() => screen.container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 80 40')
  const [image, frame] = ['img', 'svg'].map((tag) =>
    screen.container.querySelector(tag)?.getBoundingClientRect().toJSON(),
  )
  expect(frame).toEqual(image)
  await expect.element(screen.getByText('plan.svg, 64 B')).toBeVisible()
  expect(await barriers()).toEqual([])
})

test('an image in a pane of its own is zoomed by buttons, keys and wheel, moved by a drag, and fits again', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"/>'
  const file = new File([svg], 'plan.svg', { type: 'image/svg+xml' })
  const { screen, barriers } = await draw(
    <div style={{ width: 848 }}>
      <ImageView value={file} schema={{}} text={{ label: 'Plan', help: '' }} isMain />
    </div>,
  )
  const percent = () => Number.parseInt(screen.container.querySelector('output')?.textContent ?? '', 10)
  const image = () => screen.container.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
  // Its drawn size is measured after rendering.
  await expect.poll(() => percent() - Math.round((Math.min(image().width, 2 * image().height) / 1600) * 100)).toBe(0)
  const { width, left } = image()
  await screen.getByRole('button', { name: 'Actual size, 1:1' }).click()
  expect(percent()).toBe(100)
  expect(Math.min(image().width, 2 * image().height)).toBeCloseTo(1600, 0)
  const before = image()
  await userEvent.keyboard('{ArrowRight}')
  expect(image().left).toBeCloseTo(before.left - 40, 0)
  const frame = screen.container.querySelector('[data-zoomed]') as HTMLElement
  frame.setPointerCapture = () => {}
  const at = (type: string, clientX: number) =>
    frame.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, clientY: 100 }))
  at('pointerdown', 400)
  at('pointermove', 410)
  await expect.poll(() => Math.round(image().left - before.left)).toBe(-30)
  frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))
  await expect.poll(percent).toBeGreaterThan(100)
  await screen.getByRole('button', { name: 'Fit' }).click()
  expect([image().width, image().left]).toEqual([width, left])
  expect(await barriers()).toEqual([])
})

test('a color is copied by a press, and what only looks like one loads nothing', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen, announced } = await drawFact('colors', looks[0], {
    value: [{ color: '#1e90ff', name: 'Dodger blue' }, 'url(/reached.png)'],
  })
  const chip = screen.getByRole('button', { name: 'Dodger blue', exact: false })
  await chip.click()
  expect(write).toHaveBeenCalledWith('#1e90ff')
  await expect.poll(announced).toBe('Copied: #1e90ff')
  const painted = [...screen.container.querySelectorAll('button > span:first-child')].map((each) =>
    getComputedStyle(each),
  )
  expect(painted.map((style) => [style.backgroundColor, style.backgroundImage])).toEqual([
    ['rgb(30, 144, 255)', 'none'],
    ['rgba(0, 0, 0, 0)', 'none'],
  ])
})

test('what differs is told by a sign and a word, not by its color alone', async () => {
  const { screen } = await drawFact('diff')
  await expect.element(screen.getByText('three')).toBeVisible()
  const lines = [...screen.container.querySelectorAll('ol > li')].map((line) => line.textContent)
  expect(lines).toEqual([' one', '−Removed: two', '+Added: three'])
})

test('a diagnostic leads to its place where a page knows how', async () => {
  const onSelectPosition = vi.fn()
  const { screen } = await drawFact('diagnostics', looks[0], { onSelectPosition })
  await screen.getByRole('button', { name: '3:14 Unused. Go to location' }).click()
  expect(onSelectPosition).toHaveBeenCalledExactlyOnceWith({ line: 3, column: 14 })
})

test('a diagnostic with a code says the sentence that the words have for it', async () => {
  const code = { label: 'Code', help: '', choices: { lost: 'The key {key} is lost' } }
  const { screen } = await draw(
    <FactList
      fields={[['notes', { type: 'array', format: 'diagnostics' }]]}
      output={{ notes: [{ line: 3, column: 14, message: 'Lost', code: 'lost', params: { key: '"a,b"' } }] }}
      labels={{ notes: { label: 'Notes', help: '', columns: { code } } }}
      isStale={false}
    />,
  )
  await expect.element(screen.getByText('The key "a,b" is lost')).toBeVisible()
})

test('lists without a view stay lines', async () => {
  const { screen } = await draw(
    <FactList
      fields={[['notes', { type: 'array' }]]}
      output={{ notes: [{ line: 3, column: 14, message: 'Unused' }] }}
      labels={{}}
      isStale={false}
    />,
  )
  await expect.element(screen.getByText('3:14  Unused')).toBeVisible()
  expect(screen.container.querySelector('[data-wide]')).toBeNull()
})
