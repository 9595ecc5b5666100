import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FactList } from './fact-list.tsx'

const zipOf = (entries: Record<string, Uint8Array>, type = 'application/zip') =>
  new File([new Uint8Array(zipSync(entries))], 'codes.zip', { type })

const draw = (archive: File) =>
  render(
    <FactList
      fields={[['file', { type: 'object', format: 'file' }]]}
      output={{ file: archive }}
      labels={{ file: { label: 'Codes', help: '' } }}
      isStale={false}
    />,
  )

const dot = strToU8('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="3"/></svg>')

test('the first dozen images of an archive are seen under their names, and how many there are is said', async () => {
  const entries = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`code-${at}.svg`, dot]))
  const { container, getByText } = await draw(zipOf({ 'readme.txt': strToU8('x'), ...entries }))
  await expect.element(getByText(/codes\.zip, .+, the first 12 of 31 files/)).toBeVisible()
  const imagesIn = () => [...container.querySelectorAll('img')]
  await expect.poll(imagesIn).toHaveLength(12)
  const images = imagesIn()
  await vi.waitFor(() => expect(images.every(({ naturalWidth }) => naturalWidth === 9)).toBe(true))
  expect([...container.querySelectorAll('figcaption')].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'code-0.svg',
    'code-1.svg',
  ])
})

test('without images the names of its files are listed', async () => {
  const { container, getByText } = await draw(zipOf({ 'a.ts': strToU8('1'), 'b/c.ts': strToU8('2') }))
  await expect.element(getByText('b/c.ts')).toBeVisible()
  expect(container.querySelectorAll('img')).toHaveLength(0)
})

test('what is no archive is named, and that is all', async () => {
  const { container } = await draw(new File(['PK, but no archive'], 'codes.zip', { type: 'application/zip' }))
  await expect.poll(() => container.querySelector('dd')?.textContent).toBe('codes.zip, 18 B')
})
