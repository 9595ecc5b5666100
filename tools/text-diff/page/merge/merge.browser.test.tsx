import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { openPage } from '../../fixtures/open-page.tsx'

const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `line ${from + at}\n`)

/** Three texts in which both sides changed every hundredth line. */
function threeTexts(count: number) {
  const side = (name: string) =>
    lines(0, count)
      .map((line, at) => (at % 100 === 50 ? `${name} ${at}\n` : line))
      .join('')
  return { base: lines(0, count).join(''), mine: side('mine'), theirs: side('theirs') }
}

test('a conflict is resolved by a press, and a choice is taken back', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { settled, screen } = await openPage({ open: 'merge', texts: threeTexts(300) })
  await settled()
  await expect.element(screen.getByText('3 of 3 conflicts open')).toBeVisible()
  await screen.getByRole('button', { name: 'Next conflict' }).click()
  await screen.getByRole('group', { name: 'Conflict 1' }).getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(screen.getByText('2 of 3 conflicts open').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Undo the last choice' }).click()
  await expect.element(screen.getByText('3 of 3 conflicts open').first()).toBeVisible()
  await screen.getByRole('group', { name: 'Conflict 1' }).getByRole('button', { name: 'Take both' }).click()
  await screen.getByRole('button', { name: 'Take mine for all open' }).click()
  await expect.element(screen.getByText('All conflicts resolved').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Copy', exact: true }).click()
  const expected = threeTexts(300).mine.replace('mine 50\n', 'mine 50\ntheirs 50\n')
  await expect.poll(() => write.mock.calls.at(-1)?.[0]).toBe(expected)
  write.mockRestore()
})

test('without a base, two texts are merged when somebody asks', async () => {
  const { settled, screen } = await openPage({ open: 'merge', texts: { mine: 'a\n', theirs: 'b\n' } })
  await expect.element(screen.getByText('Without a base, press Ctrl+Enter.', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await settled()
  await expect.element(screen.getByText('1 of 1 conflict open').first()).toBeVisible()
})

test('F7 goes to the next open conflict, where Enter takes mine and Ctrl+Z takes that back', async () => {
  const { settled, screen, said, find } = await openPage({ open: 'merge', texts: threeTexts(2000) })
  await settled()
  // The key is handled by the element that shows the conflicts.
  await expect.element(screen.getByText('20 of 20 conflicts open').first()).toBeVisible()
  const focused = () => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label')
  await userEvent.keyboard('{F7}')
  await expect.poll(focused).toBe('Conflict 1')
  await userEvent.keyboard('{F7}')
  await expect.poll(focused).toBe('Conflict 2')
  const isInView = () => {
    const [head, scroller] = [document.activeElement?.closest('[role=group]'), find('[aria-label="Merged text"]')].map(
      (element) => element?.getBoundingClientRect(),
    )
    return head && scroller && head.top >= scroller.top && head.bottom <= scroller.bottom
  }
  await expect.poll(isInView).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toBe('19 of 20 conflicts open')
  await userEvent.keyboard('{F7}{Shift>}{F7}{/Shift}')
  await expect.poll(focused).toBe('Conflict 1')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(screen.getByText('20 of 20 conflicts open')).toBeVisible()
})

test('a new label is written in the markers, and choices stay', async () => {
  const { settled, screen, all } = await openPage({ open: 'merge', texts: threeTexts(200) })
  await settled()
  await expect.element(screen.getByText('2 of 2 conflicts open').first()).toBeVisible()
  await userEvent.keyboard('{F7}')
  await screen.getByRole('group', { name: 'Conflict 1' }).getByRole('button', { name: 'Take mine' }).click()
  await screen.getByRole('textbox', { name: 'Name of theirs' }).fill('feature')
  await userEvent.keyboard('{F7}')
  await expect.poll(() => all('[data-of=marker]').at(-1)?.textContent).toContain('>>>>>>> feature')
  await expect.element(screen.getByText('1 of 2 conflicts open').first()).toBeVisible()
})

test('of a hundred thousand lines only those in view are drawn', async () => {
  const { settled, all, find } = await openPage({ open: 'merge', texts: threeTexts(100_000) })
  await settled()
  expect(all('[data-of]').length).toBeLessThan(120)
  find('[role=group][aria-label="Merged text"]')?.focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => all('[data-of]').at(-1)?.textContent).toContain('line 99999')
})

/** Three texts whose lines are paragraphs. */
function prose(count: number) {
  const { base, mine, theirs } = threeTexts(count)
  const long = (text: string) => text.replaceAll('\n', ` ${'合并时长行自动换行 and words too '.repeat(12)}\n`)
  return { base: long(base), mine: long(mine), theirs: long(theirs) }
}

test.each([
  ['few lines', 200, 1280],
  ['many lines, on a phone', 3000, 390],
])('%s are wrapped by a click, and F7 still goes to the conflicts', async (_, count, width) => {
  const { settled, screen, find } = await openPage({ open: 'merge', texts: prose(count), width })
  await settled()
  await expect.element(screen.getByText(/conflicts open/).first()).toBeVisible()
  const scroller = () => find('[role=group][aria-label="Merged text"]') as HTMLElement
  const isTooWide = () => scroller().scrollWidth > scroller().clientWidth
  await expect.poll(isTooWide).toBe(true)
  await screen.getByRole('button', { name: 'Wrap lines' }).click()
  await expect.poll(isTooWide).toBe(false)
  expect(JSON.parse(localStorage.getItem('view:text-diff') ?? '')).toMatchObject({ wraps: true })

  await userEvent.keyboard('{F7}{F7}')
  const head = () => document.activeElement?.closest('[role=group]')
  await expect.poll(() => head()?.getAttribute('aria-label')).toBe('Conflict 2')
  const isInView = () => {
    const [inner, outer] = [head(), scroller()].map((element) => element?.getBoundingClientRect())
    return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom
  }
  await expect.poll(isInView).toBe(true)
  scroller().scrollTop = scroller().scrollHeight
  await expect.element(screen.getByText(`line ${count - 1} `, { exact: false }).last()).toBeInTheDocument()
})

test('the page of a merge has no accessibility violations', async () => {
  const { settled, screen } = await openPage({ open: 'merge', texts: threeTexts(100) })
  await settled()
  expect(await accessibilityViolations(screen.container)).toEqual([])
})
