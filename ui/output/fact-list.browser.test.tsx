import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '../language/language.ts'
import { FactList } from './fact-list.tsx'

test('what an output tells is names and values and nothing else, and what is copied belongs to its name', async () => {
  const { container, getByRole } = await render(
    <FactList
      fields={[
        ['word', { type: 'string' }],
        ['length', { type: 'integer' }],
      ]}
      output={{ word: 'abc', length: 3 }}
      labels={{ word: { label: 'Word', help: '' }, length: { label: 'Length', help: '' } }}
      isStale={false}
    />,
  )
  await expect.element(getByRole('button', { name: 'Copy: Word' })).toBeVisible()
  const groups = [...(container.querySelector('dl')?.children ?? [])]
  expect(groups.map((group) => [...group.children].map(({ tagName }) => tagName))).toEqual([
    ['DT', 'DD', 'DD'],
    ['DT', 'DD', 'DD'],
  ])
})

test('the button to copy stands beside its value, in the middle of nothing else', async () => {
  const { container } = await render(
    <FactList
      fields={[['word', { type: 'string' }]]}
      output={{ word: 'abc' }}
      labels={{ word: { label: 'Word', help: '' } }}
      isStale={false}
    />,
  )
  const [value, button] = [container.querySelector('dd'), container.querySelector('button')]
  expect(button?.getBoundingClientRect().left).toBeGreaterThanOrEqual(value?.getBoundingClientRect().right ?? Infinity)
  expect(button?.getBoundingClientRect().top).toBeLessThan(value?.getBoundingClientRect().bottom ?? 0)
})

test.each([
  ['en', 1, '1 byte'],
  ['en', 68, '68 bytes'],
  ['zh', 68, '68 字节'],
  ['en', 10_199, '10,199 bytes (10.2 kB)'],
] as const)(
  'in %s, a count of %i bytes is said as %s, and a yes or no in words of its own',
  async (language, size, said) => {
    const { container } = await render(
      <LanguageProvider value={language}>
        <FactList
          fields={[
            ['size', { type: 'integer', format: 'byte-count' }],
            ['isText', { type: 'boolean' }],
          ]}
          output={{ size, isText: false }}
          labels={{
            size: { label: 'Size', help: '' },
            isText: { label: 'Content', help: '', choices: { true: 'Text', false: 'No text' } },
          }}
          isStale={false}
        />
      </LanguageProvider>,
    )
    expect([...container.querySelectorAll('dt + dd')].map(({ textContent }) => textContent)).toEqual([said, 'No text'])
  },
)

/** An MD5 in capitals and a SHA-512, in a result of that width. */
async function drawHashes(width: number) {
  await page.viewport(width < 400 ? 390 : 1280, 800)
  const fields: [string, { type: 'string' }][] = [
    ['upper', { type: 'string' }],
    ['long', { type: 'string' }],
  ]
  const labels = { upper: { label: 'Upper case', help: '' }, long: { label: 'SHA-512', help: '' } }
  const output = { upper: '5EB63BBBE01EEED093CB22BB8F5ACDC3', long: 'CB22BB8F'.repeat(16) }
  const { container } = await render(
    <div style={{ width }}>
      <style>{':root { --mono: monospace } dl, dd { margin: 0 } * { box-sizing: border-box }'}</style>
      <style>{'.icon-button { width: 44px; height: 36px }'}</style>
      <FactList {...{ fields, labels, output }} isStale={false} />
    </div>,
  )
  const [upper, long] = [...container.querySelectorAll('dd:first-of-type')] as HTMLElement[]
  if (!upper || !long) throw new Error('No values')
  const linesOf = (element: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  return { list: container.querySelector('dl') as HTMLElement, linesOf, upper, long }
}

test.each([390, 478])('in %i px an MD5 in capitals takes one line, and what is longer wraps', async (width) => {
  const { list, linesOf, upper, long } = await drawHashes(width)
  expect(linesOf(upper)).toBe(1)
  expect(linesOf(long)).toBeGreaterThan(1)
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
})

test('codes in a list are said in their words, a line each', async () => {
  const { container } = await render(
    <FactList
      fields={[['warnings', { type: 'array', items: { type: 'string', enum: ['noText', 'tagsGone'] } }]]}
      output={{ warnings: ['noText', 'tagsGone'] }}
      labels={{
        warnings: { label: 'Warnings', help: '', choices: { noText: 'There is no text', tagsGone: 'No tags' } },
      }}
      isStale={false}
    />,
  )
  expect(container.querySelector('dd')).toHaveTextContent('There is no text\nNo tags', { normalizeWhitespace: false })
})

test('the parts of an object stand one a line, with their labels', async () => {
  const { container } = await render(
    <FactList
      fields={[['counts', { type: 'object' }]]}
      output={{ counts: { codePoints: 12345, own: 2 } }}
      labels={{
        counts: { label: 'Counts', help: '', columns: { codePoints: { label: 'Code points', help: '' } } },
      }}
      isStale={false}
    />,
  )
  expect(container.querySelector('dd')).toHaveTextContent('Code points: 12,345\nown: 2', { normalizeWhitespace: false })
})
