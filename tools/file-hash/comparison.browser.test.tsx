import { expect, test, vi } from 'vitest'
import { abc, hello, ofAbc, openPage } from './fixtures/open-page.tsx'

vi.setConfig({ testTimeout: 30_000 })

test('rows and algorithms light up while a hash is typed, in any case and in Base64', async () => {
  const { screen, lit, give, settled } = await openPage()
  give(abc(), hello())
  await settled()
  const field = screen.getByRole('textbox', { name: /^Hash value/ })
  await field.fill('BA78')
  await expect.poll(lit).toEqual(['SHA-256'])
  await expect.element(screen.getByText('Hashes that begin like this: 1')).toBeVisible()
  await field.fill('ba79')
  await expect.poll(lit).toEqual([])
  await expect.element(screen.getByText('No hash begins like this')).toBeVisible()
  await field.fill(ofAbc.sha1.toUpperCase())
  await expect.poll(lit).toEqual(['SHA-1'])
  await expect.element(screen.getByText('This is the SHA-1 of abc.txt')).toBeVisible()
  await field.fill('XUFAKrxLKna5cZ2REBfFkg==')
  await expect.poll(lit).toEqual(['MD5'])
  await expect.element(screen.getByText('This is the MD5 of hello.txt')).toBeVisible()
  await field.fill('0'.repeat(40))
  await expect.element(screen.getByText('No file has this hash value')).toBeVisible()
})

test('a hash that is of another algorithm of its length is found on asking', async () => {
  const { screen, lit, give, settled } = await openPage()
  give(abc())
  await settled()
  await screen.getByRole('textbox', { name: /^Hash value/ }).fill(ofAbc.blake3)
  await expect.element(screen.getByText('No file has this hash value')).toBeVisible()
  await screen.getByRole('button', { name: 'Also try BLAKE3, SM3' }).click()
  await expect.poll(lit).toEqual(['BLAKE3'])
})

test('comparing with nothing asks for a value', async () => {
  const { screen } = await openPage()
  await screen.getByRole('button', { name: 'Compare' }).click()
  await expect.element(screen.getByText('Please enter a hash value to compare').first()).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Hash value/ })).toHaveFocus()
})

test('and in Chinese', async () => {
  const { screen } = await openPage('zh')
  await screen.getByRole('button', { name: '比较' }).click()
  await expect.element(screen.getByText('请输入要比较的哈希值').first()).toBeVisible()
})

test('a checksum list among the files says what each of the others is', async () => {
  const { screen, rows, give, settled } = await openPage()
  const list = `${ofAbc.sha256}  abc.txt\r\n${ofAbc.sha256} *hello.txt\r\n${ofAbc.sha256}  gone.txt\r\nnonsense\r\n`
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
  await expect.element(screen.getByText('Lines that could not be read: 4 (1)')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear the list' }).click()
  await expect.poll(rows).toEqual([expect.not.stringContaining('OK'), expect.anything(), expect.anything()])
})

test('a list that is pasted brings the algorithm that it needs', async () => {
  const { screen, find, rows, give, settled } = await openPage()
  await screen.getByRole('button', { name: /^SHA-256/ }).click()
  give(abc())
  await settled()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', `MD5 (abc.txt) = ${ofAbc.md5}\nBLAKE3 (abc.txt) = ${ofAbc.blake3}\n`)
  find('form input')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
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
