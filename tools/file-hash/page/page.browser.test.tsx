import { expect, test, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { readHistory } from '#ui/device/history-store.ts'
import { holdRuns } from '#ui/fixtures/hold-runs.ts'
import { savedFile } from '#ui/fixtures/saved-file.ts'
import { handOver } from '#ui/tool/handover.ts'
import { abc, abcHashes, hello, openPage, runner } from '../fixtures/open-page.tsx'

test('files are hashed with all seven as soon as they are given, each with its time and a copy of its own', async () => {
  const { screen, state, rows, all, give, settled } = await openPage()
  expect(state()).toBe('idle')
  give(abc(), hello())
  expect(state()).toBe('running')
  await settled()
  expect(state()).toBe('done')
  expect(rows()).toHaveLength(2)
  const names = all('li:first-child dt').map(({ textContent }) => textContent)
  expect(names).toEqual(['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-512'])
  const lines = all('li:first-child dl > div').map(({ textContent }) => textContent)
  expect(lines[2]).toMatch(new RegExp(`^SHA-256${abcHashes.sha256}(< 0\\.1|[\\d.]+) ms$`))
  await expect.element(screen.getByText('2 of 2 ready', { exact: true })).toBeVisible()

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.getByRole('button', { name: 'Copy: SHA-1, abc.txt' }).click()
  expect(write).toHaveBeenCalledWith(abcHashes.sha1)
  write.mockRestore()
})

test('a second batch leaves the rows as they were, and its time is added to that of the first', async () => {
  const { screen, rows, give, settled } = await openPage()
  const milliseconds = () => {
    const [, count, unit] =
      / · (?:< )?([\d.]+) (m?s) · /.exec(screen.getByText(/MB · /).last().element().textContent) ?? []
    return Number(count) * (unit === 'ms' ? 1 : 1000)
  }
  const part = new Uint8Array(2 ** 20)
  give(new File(Array(40).fill(part), 'large.bin'), abc())
  await settled()
  const first = milliseconds()
  expect(first).toBeGreaterThan(0)
  give(...['a', 'b', 'c', 'd'].map((name) => new File([name], `${name}.txt`)))
  await expect.poll(() => rows().filter((row) => row?.includes('SHA3-512'))).toHaveLength(6)
  await expect.element(screen.getByText('6 of 6 ready', { exact: true })).toBeVisible()
  expect(milliseconds()).toBeGreaterThanOrEqual(first)
})

test('actions are announced to screen readers', async () => {
  const { find, give, settled } = await openPage()
  const said = () => find('[data-announcer]')?.textContent
  give(abc(), hello())
  await settled()
  await expect.poll(said).toBe('2 of 2 hashed, 8 B')
  await savedFile(find('[data-bench=save]'))
  await expect.poll(said).toBe('Downloaded')
})

test('upper case and Base64 reformat the hashes without reading the files again', async () => {
  const { screen, find, give, settled } = await openPage()
  give(abc())
  await settled()
  const first = () => find('dl code')?.textContent
  const states: (string | undefined)[] = []
  const watch = new MutationObserver(() => states.push(find('[data-bench=output]')?.dataset['state']))
  watch.observe(screen.container, { subtree: true, attributes: true, childList: true })
  await screen.getByText('Uppercase hex', { exact: true }).click()
  expect(first()).toBe(abcHashes.md5.toUpperCase())
  await screen.getByText('Base64', { exact: true }).click()
  expect(first()).toBe('kAFQmDzST7DWlj99KOF/cg==')
  watch.disconnect()
  expect(states).not.toContain('running')
})

test('another algorithm is calculated alone, and one that is taken away costs nothing', async () => {
  const { screen, all, give, settled } = await openPage()
  const spread = vi.spyOn(runner, 'spread')
  give(abc())
  await settled()
  await screen.getByRole('checkbox', { name: 'SM3' }).click()
  await expect.poll(() => all('dl dt').map(({ textContent }) => textContent)).toContain('SM3')
  await screen.getByRole('checkbox', { name: 'MD5' }).click()
  await expect.poll(() => all('dl dt').map(({ textContent }) => textContent)).not.toContain('MD5')
  const asked = spread.mock.calls.flatMap(([, , jobs]) => jobs.map(({ input }) => input['algorithms']))
  expect(asked).toEqual([expect.arrayContaining(['MD5', 'SHA3-512']), ['SM3']])
  spread.mockRestore()
})

test('a folder keeps its paths, and so does the list that is downloaded', async () => {
  const { screen, find, all, rows, settled } = await openPage()
  const inFolder = (file: File, path: string) => Object.defineProperty(file, 'webkitRelativePath', { value: path })
  const input = screen.getByLabelText('Folder', { exact: true }).element() as HTMLInputElement
  const files = [inFolder(abc(), 'photos/2026/abc.txt'), inFolder(hello(), 'photos/hello.txt')]
  Object.defineProperty(input, 'files', { value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await settled()
  expect(rows()).toEqual([
    expect.stringMatching(/^photos\/2026\/abc\.txt/),
    expect.stringMatching(/^photos\/hello\.txt/),
  ])
  // Folders are truncated only if space is short.
  expect(all('li span[class*=path] > span').map((one) => one.scrollWidth - one.clientWidth)).toEqual([0, 0])
  const list = await savedFile(find('[data-bench=save]'))
  expect(list.name).toBe('SHA256SUMS')
  expect(await list.text()).toMatch(
    new RegExp(`^${abcHashes.sha256}  photos/2026/abc\\.txt\n\\w{64}  photos/hello\\.txt\n$`),
  )
})

/** A dropped folder, as browsers represent it. */
const folderEntry = (name: string, children: object[]) => ({
  isDirectory: true,
  isFile: false,
  name,
  createReader() {
    const parts = [children, []]
    return { readEntries: (take: (entries: object[]) => void) => take(parts.shift() ?? []) }
  },
})
const fileEntry = (file: File, fullPath: string) => ({
  isDirectory: false,
  isFile: true,
  name: file.name,
  fullPath,
  file: (take: (file: File) => void) => take(file),
})

test('a folder that is dropped is walked through', async () => {
  const { rows, settled } = await openPage()
  const inner = folderEntry('inner', [fileEntry(abc(), '/top/inner/abc.txt')])
  const top = folderEntry('top', [inner, fileEntry(hello(), '/top/hello.txt')])
  const dataTransfer = { types: ['Files'], getData: () => '', items: [{ webkitGetAsEntry: () => top }] }
  dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }))
  await settled()
  expect(rows()).toEqual([expect.stringMatching(/^top\/hello\.txt/), expect.stringMatching(/^top\/inner\/abc\.txt/)])
})

test('the hashes are downloaded in every form, and copied', async () => {
  const { screen, find, give, settled } = await openPage()
  await screen.getByRole('button', { name: /^SHA-256/ }).click()
  give(abc())
  await settled()
  const form = screen.getByLabelText('Download as')
  const file = async () => savedFile(find('[data-bench=save]'))
  await form.selectOptions('bsd')
  expect(await (await file()).text()).toBe(`SHA256 (abc.txt) = ${abcHashes.sha256}\n`)
  await form.selectOptions('csv')
  // Reading as text removes the BOM.
  expect(await (await file()).text()).toBe(`name,size,SHA-256\r\nabc.txt,3,${abcHashes.sha256}\r\n`)
  await form.selectOptions('json')
  const json = await file()
  expect(json.name).toBe('checksums.json')
  expect(JSON.parse(await json.text()).results[0]).toMatchObject({
    name: 'abc.txt',
    hashes: [{ hash: abcHashes.sha256 }],
  })

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await form.selectOptions('gnu')
  await screen.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(write).toHaveBeenCalledWith(`${abcHashes.sha256}  abc.txt\n`)
  write.mockRestore()
})

test('a key makes HMACs, leaves out what takes none, and is kept nowhere', async () => {
  const { screen, find, all, give, settled } = await openPage()
  await screen.getByRole('button', { name: /^All/ }).click()
  give(new File(['what do ya want for nothing?'], 'rfc4231.txt'))
  await settled()
  await screen.getByLabelText('HMAC key').fill('Jefe')
  await expect.element(screen.getByText('CRC32 and XXH3 don’t support HMAC and are skipped')).toBeVisible()
  const line = () => all('dl > div')[2]?.textContent
  await expect.poll(line).toMatch(/^HMAC-SHA-2565bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843/)
  expect(all('dl > div')).toHaveLength(9)
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])
  await expect.poll(kept).toContain('BLAKE3')
  await expect.element(screen.getByRole('button', { name: 'Restore: rfc4231.txt' })).toBeVisible()
  expect(kept()).not.toContain('Jefe')
  expect(JSON.stringify(await readHistory('file-hash'))).not.toContain('Jefe')
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => find('input[readonly]')).not.toBeNull()
  const link = find('input[readonly]') as HTMLInputElement
  const [, fragment = ''] = link.value.split('#with=')
  expect(atob(fragment)).toContain('BLAKE3')
  expect(atob(fragment)).not.toContain('Jefe')
})

test('without an algorithm nothing is done, and what there is to do is said', async () => {
  const { screen, state } = await openPage()
  await screen.getByRole('button', { name: /^SHA-256/ }).click()
  await screen.getByRole('checkbox', { name: 'SHA-256' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose at least one algorithm')
  expect(state()).toBe('idle')
})

test('Esc stops a large file, Ctrl+Enter does it again, and one file is stopped by its own button', async () => {
  const { screen, state, rows, give } = await openPage()
  // 4 GiB, of which only the first is in memory: large enough that no machine finishes before the key or click.
  const part = new Blob([new Uint8Array(2 ** 25)])
  give(new File(Array(128).fill(part), 'large.bin'))
  await expect.poll(rows).toEqual([expect.stringMatching(/large\.bin\d+%, .+ MB\/s, \d+ s left/)])
  // The overall progress, visible however long the list is.
  await expect.element(screen.getByText(/^Hashing, \d+%, .+ MB\/s, \d+ s left$/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(rows).toEqual([expect.stringMatching(/Canceled at \d+%/)])
  await expect.poll(state).toBe('idle')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(rows).toEqual([expect.stringMatching(/large\.bin\d+%/)])
  await screen.getByRole('button', { name: 'Cancel: large.bin' }).click()
  await expect.poll(rows).toEqual([expect.stringContaining('Canceled')])
  await screen.getByRole('button', { name: 'Retry: large.bin' }).click()
  await expect.poll(rows).toEqual([expect.stringMatching(/large\.bin\d+%/)])
  await expect.poll(state).toBe('running')
})

test('a file that was canceled is done when it is tried again', async () => {
  const { screen, state, rows, give } = await openPage()
  const held = holdRuns(runner)
  give(abc())
  await screen.getByRole('button', { name: 'Cancel: abc.txt' }).click()
  await expect.poll(rows).toEqual([expect.stringContaining('Canceled')])
  held.mockRestore()
  await screen.getByRole('button', { name: 'Retry: abc.txt' }).click()
  await expect.poll(rows).toEqual([expect.stringContaining(abcHashes.sha256)])
  await expect.poll(state).toBe('done')
})

test('a file that vanished fails in its own row, and the others are hashed', async () => {
  const { screen, find, rows, settled, give } = await openPage()
  const path = 'node_modules/.cache/vanishing.txt'
  await commands.writeFile(path, 'here')
  await screen.getByRole('button', { name: /^SHA-256/ }).click()
  await screen.getByRole('checkbox', { name: 'SHA-1' }).click()
  await screen.getByRole('checkbox', { name: 'SHA-256' }).click()
  await userEvent.upload(find('[data-bench=file] input') as HTMLInputElement, path)
  await settled()
  await commands.removeFile(path)
  give(abc())
  await screen.getByRole('checkbox', { name: 'MD5' }).click()
  await expect
    .poll(rows)
    .toEqual([
      expect.stringContaining('Failed to calculate MD5 hash value'),
      expect.stringMatching(new RegExp(`${abcHashes.md5}.*${abcHashes.sha1}`)),
    ])
})

test('thousands of files are hashed, and the first are shown', async () => {
  const { screen, rows, give, settled } = await openPage()
  give(...Array.from({ length: 1000 }, (_, index) => new File([`${index}`], `${index}.txt`)))
  await settled()
  await expect.element(screen.getByText('1000 of 1000 ready', { exact: true })).toBeVisible()
  expect(rows()).toHaveLength(200)
  await screen.getByRole('button', { name: 'Show 800 more' }).click()
  expect(rows()).toHaveLength(1000)
})

test('a sample and what another page hands over are added to the list', async () => {
  handOver({ tool: 'file-hash', operation: 'hash', material: abc() })
  const { screen, rows } = await openPage()
  await expect.poll(rows).toEqual([expect.stringContaining(abcHashes.sha256)])
  await screen.getByRole('button', { name: 'Samples' }).click()
  await screen.getByRole('button', { name: 'Two small files' }).click()
  await expect
    .poll(rows)
    .toEqual([
      expect.stringContaining('abc.txt'),
      expect.stringContaining('release.txt'),
      expect.stringContaining('说明.txt'),
    ])
})
