import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SegmentLinks, Segments } from './segments.tsx'

const names = ['Reverse', 'Repeat', 'Shuffle', 'Number', 'Compare']

const isSeen = (row: Element, text: string) => {
  const item = [...row.children].find(({ textContent }) => textContent === text)?.getBoundingClientRect()
  const edges = row.getBoundingClientRect()
  return item !== undefined && item.left >= edges.left && item.right <= edges.right
}

test('in a row that is too long, what holds is in sight: at first, by keys, and back', async () => {
  function Example() {
    const [value, setValue] = useState('Compare')
    const choices = names.map((name) => ({ value: name, label: name }))
    return (
      <div style={{ width: 200 }}>
        <Segments label="Operation" choices={choices} value={value} onChange={setValue} />
      </div>
    )
  }
  const screen = await render(<Example />)
  const row = screen.getByRole('radiogroup', { name: 'Operation' }).element()
  expect(isSeen(row, 'Compare')).toBe(true)
  expect(isSeen(row, 'Reverse')).toBe(false)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Reverse' })).toBeChecked()
  expect(isSeen(row, 'Reverse')).toBe(true)
  expect(isSeen(row, 'Compare')).toBe(false)
})

test('so is the page that is open', async () => {
  const links = names.map((name) => ({ key: name, href: `#${name}`, label: name, isCurrent: name === 'Compare' }))
  const screen = await render(
    <div style={{ width: 200 }}>
      <SegmentLinks label="Variants" links={links} onOpen={() => {}} />
    </div>,
  )
  expect(isSeen(screen.getByRole('navigation').element(), 'Compare')).toBe(true)
})
