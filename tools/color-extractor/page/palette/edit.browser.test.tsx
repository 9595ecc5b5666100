import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { flag, openPage } from '../../fixtures/open-page.tsx'

const green = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#0a0"/></svg>'],
  'green.svg',
  { type: 'image/svg+xml' },
)

/** Opens the page with the palette of the flag, red and blue. */
async function openFlag(language: 'en' | 'zh' = 'en') {
  const opened = await openPage(language)
  const { give, find, screen } = opened
  const hexes = () =>
    opened.all('[data-bench=output] input[type=color]').map((input) => (input as HTMLInputElement).value)
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
  const code = async () => {
    await screen.getByRole('tab', { name: 'Code' }).click()
    const text = () => find('[data-bench=output]')?.textContent ?? ''
    await expect.poll(text).toContain(':root')
    const shown = text()
    await screen.getByRole('tab', { name: 'Palette' }).click()
    return shown
  }
  give(flag)
  await expect.poll(hexes).toEqual(['#ff0000', '#1e8cff'])
  return { ...opened, hexes, button, code }
}

test('a locked color stays when another image is read', async () => {
  const { give, hexes, button, said } = await openFlag()
  await userEvent.click(button('Lock Dodger blue #1e8cff'))
  await expect.element(button('Lock Dodger blue #1e8cff')).toHaveAttribute('aria-pressed', 'true')
  expect(said()).toBe('Dodger blue #1e8cff locked')
  give(green)
  await expect.poll(hexes).toEqual(['#00aa00', '#1e8cff'])
  await userEvent.click(button('Lock Dodger blue #1e8cff'))
  give(flag)
  await expect.poll(hexes).toEqual(['#ff0000', '#1e8cff'])
})

test('a color is typed: an invalid one gives an error at its field, a valid one is in every export', async () => {
  const { hexes, button, screen, code, find } = await openFlag()
  await userEvent.click(button('Edit the hex value of Red #ff0000'))
  const field = screen.getByRole('textbox', { name: 'HEX' })
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'reddish')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('Enter a hex color such as #1e90ff')
  expect(hexes()).toEqual(['#ff0000', '#1e8cff'])
  await userEvent.fill(field, '#0a5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(hexes).toEqual(['#00aa55', '#1e8cff'])
  expect(find('[data-bench=output] input:not([type=color])')).toBe(null)
  const shown = await code()
  expect(shown).toContain('#00aa55')
  expect(shown).not.toContain('#ff0000')
})

test('colors change places by keys, one is removed, every step is taken back, and all at once', async () => {
  const { hexes, button, screen, said } = await openFlag()
  const handle = screen.getByRole('button', { name: 'Drag to move Red #ff0000' }).element() as HTMLElement
  handle.focus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Red #ff0000 lifted, place 1 of 2')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByText('Red #ff0000, place 2 of 2')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(hexes).toEqual(['#1e8cff', '#ff0000'])
  await userEvent.click(button('Remove Dodger blue #1e8cff'))
  await expect.poll(hexes).toEqual(['#ff0000'])
  // The last color can't be removed, and gets the focus.
  await expect.element(button('Remove Red #ff0000')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(hexes()).toEqual(['#ff0000'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(hexes).toEqual(['#1e8cff', '#ff0000'])
  expect(said()).toBe('Step undone')
  await userEvent.click(button('Reset'))
  await expect.poll(hexes).toEqual(['#ff0000', '#1e8cff'])
  await expect.element(button('Reset')).toHaveAttribute('aria-disabled', 'true')
})

test('the loupe moves by keys, Enter adds the color in its middle, and Esc leaves it', async () => {
  const { hexes, screen, said } = await openFlag()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dodger blue #1e8cff', exact: true }))
  await expect.poll(hexes).toEqual(['#ff0000'])
  const picker = screen.getByRole('button', { name: 'Add a color from the image' })
  /** The second canvas of the image. */
  const loupe = () => picker.element().querySelectorAll('canvas')[1]
  // The image's pixels are read without a request.
  await expect.element(picker).toBeVisible()
  ;(picker.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(said).toBe('#ff0000 Red')
  expect(loupe()).toBeInstanceOf(HTMLElement)
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toBe('Red #ff0000 is already in the palette')
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}')
  await expect.poll(hexes).toEqual(['#ff0000', '#1e8cff'])
  expect(said()).toBe('Dodger blue #1e8cff added and locked')
  await userEvent.keyboard('{Escape}')
  await expect.poll(loupe).toBe(undefined)
})

test('a click on the image adds the color under it', async () => {
  const { hexes, screen } = await openFlag()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dodger blue #1e8cff', exact: true }))
  const picker = screen.getByRole('button', { name: 'Add a color from the image' })
  await userEvent.click(picker, { position: { x: 5, y: 5 } })
  await expect.poll(hexes).toEqual(['#ff0000', '#1e8cff'])
})

test.each(['en', 'zh'] as const)('has no accessibility violations, in %s', async (language) => {
  const { screen, all } = await openFlag(language)
  await userEvent.click(all('[data-bench=output] [aria-expanded=false]').at(-1) as HTMLElement)
  expect(await accessibilityViolations(screen.container)).toEqual([])
})
