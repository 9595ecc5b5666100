import { expect, test } from 'vitest'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { rememberPath } from '#ui/transfer/file-path.ts'
import { openPage } from '../../fixtures/open-page.tsx'

const fileAt = (path: string, content: string | Uint8Array<ArrayBuffer>) =>
  rememberPath(new File([content], path.split('/').at(-1) ?? ''), path)

/** Chooses a folder as a browser's file input does. */
function choose(input: HTMLElement | undefined, files: File[]): void {
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input?.dispatchEvent(new Event('change', { bubbles: true }))
}

const png = (end: number) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, end)

async function openFolders() {
  const opened = await openPage({})
  const [original, changed] = opened.all('input[webkitdirectory]')
  choose(original, [
    fileAt('old/src/a.ts', 'one\n'),
    fileAt('old/src/same.ts', 'same\n'),
    fileAt('old/gone.txt', 'gone\n'),
    fileAt('old/logo.png', png(1)),
  ])
  await expect.element(opened.screen.getByText('Open or drop the other folder to compare them.')).toBeVisible()
  choose(changed, [
    fileAt('new/src/a.ts', 'two\n'),
    fileAt('new/src/same.ts', 'same\n'),
    fileAt('new/src/b.ts', 'added\n'),
    fileAt('new/logo.png', png(2)),
  ])
  const list = opened.screen.getByRole('region', { name: 'Folders' })
  await expect.element(list.getByText('src/a.ts')).toBeVisible()
  const listed = () => opened.all('li > button:has([data-state])').map(({ textContent }) => textContent)
  return { ...opened, list, listed }
}

test('changed, added and removed files of two folders are listed; identical ones are shown on request', async () => {
  const { list, listed, screen } = await openFolders()
  expect(listed()).toEqual(['Removedgone.txt', 'Changedlogo.pngBinary file', 'Changedsrc/a.ts', 'Addedsrc/b.ts'])
  await expect.element(list.getByRole('heading', { name: 'old → new' })).toBeVisible()
  await list.getByRole('button', { name: 'Show identical (1)' }).click()
  expect(listed()).toContain('Identicalsrc/same.ts')
  await expect.element(list.getByRole('button', { name: /logo/ })).toBeDisabled()
  expect(await accessibilityViolations(screen.container)).toEqual([])
  await list.getByRole('button', { name: 'Close the folders' }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('a file opens in the comparison, and one that a single folder has is all added or removed', async () => {
  const { list, rows } = await openFolders()
  await list.getByRole('button', { name: /src\/a/ }).click()
  await expect.poll(rows).toEqual(['1|−Removed: one|1|+Added: two'])
  await list.getByRole('button', { name: /src\/b/ }).click()
  await expect.poll(rows).toEqual(['||1|+Added: added'])
  await list.getByRole('button', { name: /gone/ }).click()
  await expect.poll(rows).toEqual(['1|−Removed: gone||'])
  await list.getByRole('button', { name: /src\/a/ }).click()
  await expect.poll(rows).toEqual(['1|−Removed: one|1|+Added: two'])
})

test('folders are swapped with the texts', async () => {
  const { list, listed, rows, screen } = await openFolders()
  await list.getByRole('button', { name: /src\/a/ }).click()
  await expect.poll(rows).toEqual(['1|−Removed: one|1|+Added: two'])
  await screen.getByRole('button', { name: 'Swap' }).click()
  await expect.element(list.getByRole('heading', { name: 'new → old' })).toBeVisible()
  await expect.poll(rows).toEqual(['1|−Removed: two|1|+Added: one'])
  await expect
    .poll(listed)
    .toEqual(['Addedgone.txt', 'Changedlogo.pngBinary file', 'Changedsrc/a.ts', 'Removedsrc/b.ts'])
})

/** A dropped folder, whose reader returns its entries in batches, the last of them empty. */
function directory(name: string, files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, content]) => ({
    name: path,
    isFile: true,
    fullPath: `/${name}/${path}`,
    file: (take: (file: File) => void) => take(new File([content], path)),
  }))
  const parts = [entries, []]
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (take: (part: object[]) => void) => take(parts.shift() ?? []) }),
  }
}

test('two folders dropped together go to one side each', async () => {
  const { all, screen } = await openPage({})
  const entries = [directory('old', { 'a.ts': 'one\n' }), directory('new', { 'a.ts': 'two\n', 'b.ts': '' })]
  const items = entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry, getAsFile: () => null }))
  const event = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: { items, files: [], types: ['Files'], getData: () => '' } })
  all('[data-bench=text], textarea')[0]?.dispatchEvent(event)
  const list = screen.getByRole('region', { name: 'Folders' })
  await expect.element(list.getByRole('heading', { name: 'old → new' })).toBeVisible()
  await expect.element(list.getByRole('button', { name: /Changed a\.ts/ })).toBeVisible()
  await expect.element(list.getByRole('button', { name: /Added b\.ts/ })).toBeVisible()
})

test('too many files are refused with advice', async () => {
  const { all, screen } = await openPage({ language: 'zh' })
  const many = Array.from({ length: 5001 }, (_, at) => fileAt(`many/${at}`, ''))
  for (const input of all('input[webkitdirectory]')) choose(input, many)
  await expect.element(screen.getByText('文件超过 10000 个，请对比较小的文件夹')).toBeVisible()
})
