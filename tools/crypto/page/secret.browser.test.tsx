import { clear, get } from 'idb-keyval'
import { beforeEach, describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { readShared } from '#ui/tool/share-link.ts'
import { encryptSecret, openPage } from '../fixtures/open-page.tsx'
import { decrypt } from '../operations.ts'

beforeEach(() => clear())

const decrypted = (input: object) => perform(decrypt, input)

test('an IV and a salt serve one message, and are not remembered for the next', async () => {
  const remembered = JSON.stringify({ keyEncoding: 'hex', iv: '01'.repeat(16), salt: '02'.repeat(8) })
  localStorage.setItem('options:crypto', remembered)
  const page = await openPage()
  await expect.element(page.label('Key format')).toHaveValue('hex')
  await expect.element(page.label('IV')).toHaveValue('')
  await page.button('Generate IV').click()
  await expect.element(page.label('IV')).toHaveAccessibleDescription('Use each IV only once')
  await page.label('Key format').selectOptions('passphrase')
  await expect.element(page.label('Salt')).toHaveValue('')
  await page.screen.unmount()

  localStorage.setItem('options:crypto', remembered)
  const decrypting = await openPage('decrypt')
  await expect.element(decrypting.label('IV')).toHaveValue('01'.repeat(16))
})

describe('the key', () => {
  const kept = async () => {
    const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))
    return [...storages, JSON.stringify((await get('history:crypto')) ?? '')].join('\n')
  }

  const turnHistoryOn = () => localStorage.setItem('history-on', '["crypto"]')

  test('nor is the text in the history, unless somebody turns it on', async () => {
    const page = await encryptSecret()
    expect(await get('history:crypto')).toBeUndefined()
    await page.button('Turn on').click()
    await page.input.fill('from now on')
    // The text at the time of turning it on may be recorded first.
    await expect.poll(async () => (await get('history:crypto'))?.[0]?.values.text).toBe('from now on')
  })

  test('is in no storage, no history and no link, while the options and the text are', async () => {
    turnHistoryOn()
    const page = await encryptSecret()
    await expect.poll(() => kept()).toContain('U2FsdGVkX1')
    const all = await kept()
    expect(all).toContain('"iterations":1')
    expect(all).toContain('hello 工具')
    expect(all).not.toContain('sesame')

    await page.button('Share').click()
    await page.screen.getByRole('checkbox', { name: /^Include the input/ }).click()
    const link = page.screen.getByRole('textbox', { name: 'Link', exact: true }).element() as HTMLInputElement
    const shared = readShared(new URL(link.value).hash)
    expect(shared).toMatchObject({ iterations: 1, text: 'hello 工具' })
    expect(JSON.stringify(shared)).not.toContain('sesame')
  })

  test('stays in its field when a run from the history is put back, and when the options are reset', async () => {
    turnHistoryOn()
    const page = await encryptSecret()
    const restore = page.screen.getByRole('button', { name: /^Restore: hello/ })
    await expect.element(restore).toBeInTheDocument()
    await page.input.fill('something else')
    await restore.click()
    await expect.element(page.input).toHaveTextContent('hello 工具')
    await expect.element(page.label('Key')).toHaveValue('open sesame')
    await page.button('Reset').click()
    await expect.element(page.label('Iterations')).toHaveValue(600_000)
    await expect.element(page.label('Key')).toHaveValue('open sesame')
  })

  test('is gone when the page is opened again', async () => {
    const page = await encryptSecret()
    await expect.poll(() => localStorage.getItem('options:crypto')).toContain('iterations')
    await page.screen.unmount()
    const again = await openPage()
    await expect.element(again.input).toHaveTextContent('hello 工具')
    await expect.element(again.label('Iterations')).toHaveValue(1)
    await expect.element(again.label('Key')).toHaveValue('')
  })
})

test('the key, the IV and the salt that were made are shown on demand, with the commands of OpenSSL', async () => {
  const page = await encryptSecret()
  await expect.element(page.screen.getByText('Salt', { exact: true }).last()).not.toBeVisible()
  await page.screen.getByText('Key, IV and salt', { exact: true }).click()
  const { key, iv, salt } = await decrypted({ text: page.result(), key: 'open sesame', iterations: 1 })
  for (const hex of [key, iv, salt]) await expect.element(page.screen.getByText(hex, { exact: true })).toBeVisible()
  for (const name of ['Copy: Key', 'Copy: IV', 'Copy: Salt', 'Copy: OpenSSL, to decrypt']) {
    expect(page.screen.getByRole('button', { name }).all().length).toBeGreaterThan(0)
  }
  await expect.element(page.screen.getByText('openssl enc -d -aes-256-cbc -pbkdf2 -iter 1 -a -A')).toBeVisible()
})

test('a random IV is shown beside the result where the key alone is not enough', async () => {
  const page = await openPage()
  await page.label('Algorithm').selectOptions('ChaCha20-Poly1305')
  await page.label('Key format').selectOptions('hex')
  await page.label('Key').fill('0f'.repeat(32))
  await page.input.fill('hello')
  await page.settled()
  await expect.element(page.button('Copy: IV').first()).toBeVisible()
  const iv = page.find('[data-bench=output] dd')?.textContent
  const input = { algorithm: 'ChaCha20-Poly1305', keyEncoding: 'hex', key: '0f'.repeat(32), iv }
  expect(await decrypted({ ...input, text: page.result() })).toMatchObject({ output: 'hello' })
})
