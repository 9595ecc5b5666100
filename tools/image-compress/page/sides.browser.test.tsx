import { expect, test } from 'vitest'
import { openPage } from '../fixtures/open-page.tsx'
import { samples } from '../samples.ts'

test('a result that is kept stands beside the next, each with its settings and its size, and the two are swapped', async () => {
  const { screen, give, all } = await openPage()
  const sides = () => all('figcaption').map((side) => side.textContent)
  const [{ input }] = samples.compress
  give(input.file)
  await expect.poll(sides).toEqual([expect.stringMatching(/^Before /), expect.stringMatching(/^After /)])
  await screen.getByRole('button', { name: 'Compare with other settings' }).click()
  await screen.getByRole('combobox', { name: 'Format' }).selectOptions('jpeg')
  await expect
    .poll(sides)
    .toEqual([expect.stringMatching(/^Left WebP 75, \d+ B$/), expect.stringMatching(/^Right JPEG 75, \d.+B$/)])
  const [left = '', right = ''] = sides()
  await screen.getByRole('button', { name: 'Swap sides' }).click()
  await expect.poll(sides).toEqual([right.replace('Right', 'Left'), left.replace('Left', 'Right')])
  await screen.getByRole('button', { name: 'Compare with the original' }).click()
  await expect.poll(sides).toEqual([expect.stringMatching(/^Before /), expect.stringMatching(/^After /)])
})
