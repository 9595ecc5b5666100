import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
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
    ['DT', 'DD'],
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
