import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabPanel, Tabs } from './tabs.tsx'

const tabs = [
  { value: 'matches', label: 'Matches', count: 2 },
  { value: 'replace', label: 'Replace' },
  { value: 'split', label: 'Split', count: 0 },
] as const

type Value = (typeof tabs)[number]['value']

function Example({ width }: { width?: number }) {
  const [value, setValue] = useState<Value>('matches')
  return (
    <div style={{ width }}>
      <Tabs label="Results" tabs={tabs} value={value} panelId="results" onChange={setValue} />
      <TabPanel id="results" value={value}>
        This is {value}
      </TabPanel>
    </div>
  )
}

const selected = () => [...document.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent)

test('one tab is selected, and names the panel that it controls', async () => {
  const screen = await render(<Example />)
  await expect.element(screen.getByRole('tablist', { name: 'Results' })).toBeVisible()
  const tab = screen.getByRole('tab', { name: 'Split 0' })
  await tab.click()
  expect(selected()).toEqual(['Split0'])
  const panel = screen.getByRole('tabpanel', { name: 'Split 0' })
  await expect.element(panel).toHaveTextContent('This is split')
  expect(tab.element().getAttribute('aria-controls')).toBe(panel.element().id)
})

test('the arrows go round, Home and End go to the ends, and each selects', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('tab', { name: 'Matches 2' }).click()
  for (const [key, name] of [
    ['ArrowRight', 'Replace'],
    ['ArrowRight', 'Split 0'],
    ['ArrowRight', 'Matches 2'],
    ['ArrowLeft', 'Split 0'],
    ['Home', 'Matches 2'],
    ['End', 'Split 0'],
  ]) {
    await userEvent.keyboard(`{${key}}`)
    const tab = screen.getByRole('tab', { name: name ?? '' })
    await expect.element(tab).toHaveFocus()
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  }
})

test('Tab reaches the selected tab alone', async () => {
  const screen = await render(
    <>
      <button type="button">Before</button>
      <Example />
      <button type="button">After</button>
    </>,
  )
  await screen.getByRole('tab', { name: 'Replace' }).click()
  await screen.getByRole('button', { name: 'Before' }).click()
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: 'Replace' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a key with a modifier belongs to the browser', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('tab', { name: 'Matches 2' }).click()
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(selected()).toEqual(['Matches2'])
})

test('in a narrow row the selected tab is seen whole', async () => {
  const screen = await render(<Example width={180} />)
  await screen.getByRole('tab', { name: 'Matches 2' }).click()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Split 0' })).toHaveFocus()
  const row = screen.getByRole('tablist').element().getBoundingClientRect()
  const tab = screen.getByRole('tab', { name: 'Split 0' }).element().getBoundingClientRect()
  expect(tab.right).toBeLessThanOrEqual(row.right + 1)
  expect(tab.left).toBeGreaterThanOrEqual(row.left - 1)
})
