import { expect, test, vi } from 'vitest'
import { drop } from '#ui/transfer/fixtures/bring.ts'
import { abc, abcHashes, hello, openPage } from '../fixtures/open-page.tsx'

/** Pastes a text; returns whether the event was left to the browser. */
function pasteInto(field: HTMLElement | null, text: string): boolean {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })) ?? false
}

test('rows and algorithms light up while a hash is typed, in any case and in Base64', async () => {
  const { screen, lit, give, settled } = await openPage()
  give(abc(), hello())
  await settled()
  const field = screen.getByRole('textbox', { name: /^Hash value/ })
  await field.fill('BA78')
  await expect.poll(lit).toEqual(['SHA-256'])
  await expect.element(screen.getByText('Hashes that start with this: 1')).toBeVisible()
  await field.fill('ba79')
  await expect.poll(lit).toEqual([])
  await expect.element(screen.getByText('No hash starts with this')).toBeVisible()
  await field.fill(abcHashes.sha1.toUpperCase())
  await expect.poll(lit).toEqual(['SHA-1'])
  await expect.element(screen.getByText('This is the SHA-1 of abc.txt')).toBeVisible()
  await field.fill('XUFAKrxLKna5cZ2REBfFkg==')
  await expect.poll(lit).toEqual(['MD5'])
  await expect.element(screen.getByText('This is the MD5 of hello.txt')).toBeVisible()
  await field.fill('0'.repeat(40))
  await expect.element(screen.getByText('No file has this hash value')).toBeVisible()
})

test('a hash that is pasted in groups is a hash value, not a list', async () => {
  const { screen, find, lit, give, settled } = await openPage()
  give(abc())
  await settled()
  const groups = abcHashes.sha256.toUpperCase().match(/.{8}/g)?.join(' ') ?? ''
  // A browser inserts it unless the event was prevented.
  expect(pasteInto(find('form input'), groups)).toBe(true)
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill(groups)
  await expect.poll(lit).toEqual(['SHA-256'])
  await expect.element(screen.getByText('This is the SHA-256 of abc.txt')).toBeVisible()
})

test('a hash that is of another algorithm of its length is found on asking', async () => {
  const { screen, lit, give, settled } = await openPage()
  give(abc())
  await settled()
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill(abcHashes.blake3)
  await expect.element(screen.getByText('No file has this hash value')).toBeVisible()
  await screen.getByRole('button', { name: 'Also try BLAKE3, SM3' }).click()
  await expect.poll(lit).toEqual(['BLAKE3'])
})

test('a hash value without a file says what is missing', async () => {
  const { screen, give, settled } = await openPage()
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill(abcHashes.sha1)
  await expect.element(screen.getByText('Add the files to compare')).toBeVisible()
  give(abc())
  await settled()
  await expect.element(screen.getByText('This is the SHA-1 of abc.txt')).toBeVisible()
})

test('comparing scrolls to the match, however far down it is', async () => {
  const { screen, find, give, settled } = await openPage()
  give(...Array.from({ length: 60 }, (_, index) => new File([`${index}`], `${index}.txt`)), abc())
  await settled()
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill(abcHashes.sha1)
  await expect.poll(() => find('[data-lit]')).not.toBeNull()
  await screen.getByRole('button', { name: 'Compare' }).click()
  await expect.element(screen.getByText(abcHashes.sha1, { exact: true })).toBeInViewport()
})

test('comparing with nothing asks for a value', async () => {
  const { screen } = await openPage()
  await screen.getByRole('button', { name: 'Compare' }).click()
  await expect.element(screen.getByText('Please enter a hash value to compare').first()).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Hash value/ })).toHaveFocus()
})

test('comparing with what is no hash says so at the field, and no longer once it is changed', async () => {
  const { screen } = await openPage()
  const field = screen.getByRole('textbox', { name: /^Hash value/ })
  await field.fill('hello')
  await screen.getByRole('button', { name: 'Compare' }).click()
  await expect.element(field).toHaveAccessibleDescription(/^This is not a hash value: “hello”/)
  await expect.element(field).toHaveValue('hello')
  await field.fill('hello w')
  await expect.element(field).not.toHaveAccessibleDescription()
})

test('of many files, those unfold whose hash begins as was typed', async () => {
  const { screen, rows, give, settled } = await openPage()
  give(abc(), ...Array.from({ length: 10 }, (_, index) => new File([`${index}`], `${index}.txt`)))
  await settled()
  expect(rows()[0]).not.toContain(abcHashes.sha256)
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill('BA7816')
  await expect.poll(rows).toContainEqual(expect.stringContaining(abcHashes.sha256))
  // The beginning of a hash is enough to compare.
  await screen.getByRole('button', { name: 'Compare' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Hash value/ })).not.toHaveAccessibleDescription()
  expect(rows().filter((row) => row.includes('SHA-256'))).toHaveLength(1)
})

test('and in Chinese', async () => {
  const { screen } = await openPage('zh')
  await screen.getByRole('button', { name: '对比' }).click()
  await expect.element(screen.getByText('请输入要对比的哈希值').first()).toBeVisible()
})

test('a checksum list among the files says what each of the others is', async () => {
  const { screen, rows, give, settled } = await openPage()
  const list = `${abcHashes.sha256}  abc.txt\r\n${abcHashes.sha256} *hello.txt\r\n${abcHashes.sha256}  gone.txt\r\nnonsense\r\n`
  give(abc(), hello(), new File(['x'], 'other.txt'), new File([list], 'SHA256SUMS'))
  await settled()
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^abc\.txt OK/),
      expect.stringMatching(/^hello\.txt Mismatch/),
      expect.stringMatching(/^other\.txtNot in the list/),
    ])
  await expect
    .element(screen.getByText('1 OK, 1 mismatched, 1 missing, 1 not in the list', { exact: true }))
    .toBeVisible()
  await expect.element(screen.getByText('Missing: gone.txt')).toBeVisible()
  await expect.element(screen.getByText('Unrecognized lines: 4 (1)')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear the list' }).click()
  await expect.poll(rows).toEqual([expect.not.stringContaining('OK'), expect.anything(), expect.anything()])
})

test('a file is opened as a list whatever it is called, and one that is none is refused', async () => {
  const { screen, rows, choose, give, settled } = await openPage()
  give(abc())
  await settled()
  choose('Open list', new File(['hello'], 'notes.md'))
  const field = screen.getByRole('textbox', { name: /^Hash value/ })
  await expect.element(field).toHaveAccessibleDescription('This is not a checksum list')
  const huge = new File([`${abcHashes.sha256}  abc.txt\n`, new Uint8Array(9_000_000)], 'huge.iso')
  const read = vi.spyOn(huge, 'text')
  choose('Open list', huge, new File([`${abcHashes.md5}  abc.txt\n`], 'notes.md'))
  await expect.poll(rows).toEqual([expect.stringMatching(/^abc\.txt OK/)])
  await expect.element(field).not.toHaveAccessibleDescription()
  expect(read).not.toHaveBeenCalled()
})

test('a list that is opened may tell its algorithm by its name', async () => {
  const { rows, choose, give, settled } = await openPage()
  give(abc())
  await settled()
  choose('Open list', new File([`${abcHashes.blake3}  abc.txt\n`], 'B3SUMS'))
  await expect.poll(rows).toEqual([expect.stringMatching(/^abc\.txt OK.*BLAKE3/)])
})

test('a list that is pasted brings the algorithm that it needs', async () => {
  const { screen, find, rows, give, settled } = await openPage()
  await screen.getByRole('button', { name: /^SHA-256/ }).click()
  give(abc())
  await settled()
  pasteInto(find('form input'), `MD5 (abc.txt) = ${abcHashes.md5}\nBLAKE3 (abc.txt) = ${abcHashes.blake3}\n`)
  await expect.poll(rows).toEqual([expect.stringMatching(/^abc\.txt OK.*MD5.*SHA-256.*BLAKE3/)])
})

test('files of one content are found', async () => {
  const { screen, rows, give, settled } = await openPage()
  give(abc(), hello(), new File(['abc'], 'copy.txt'))
  await settled()
  await expect
    .poll(rows)
    .toEqual([
      expect.not.stringContaining('Same as'),
      expect.not.stringContaining('Same as'),
      expect.stringContaining('Same as abc.txt'),
    ])
  await expect.element(screen.getByText('Duplicates: 1')).toBeVisible()
})

test('a list that is read slowly gives way to one that was pasted since, and a file that cannot be read is hashed', async () => {
  const { screen, find, choose, rows, settled } = await openPage()
  const { promise, resolve } = Promise.withResolvers<string>()
  const text = vi.spyOn(Blob.prototype, 'text').mockReturnValueOnce(promise)
  choose('Open list', new File(['slow'], 'SHA256SUMS'))
  pasteInto(find('form input'), `${abcHashes.md5}  abc.txt\n${abcHashes.md5}  two.txt`)
  await expect.element(screen.getByText('Checksum list, lines: 2')).toBeVisible()
  resolve(`${abcHashes.sha256}  slow.txt\n`)
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill('ba78')
  await expect.element(screen.getByText('Checksum list, lines: 2')).toBeVisible()

  text.mockRejectedValueOnce(new DOMException('', 'NotReadableError'))
  drop(document.body, { files: [new File(['gone'], 'SHA256SUMS')] })
  await settled()
  expect(rows()).toEqual([expect.stringContaining('SHA256SUMS')])
  text.mockRestore()
})
