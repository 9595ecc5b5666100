import { clear } from 'idb-keyval'
import { beforeEach, describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { openPage } from '../../fixtures/open-page.tsx'
import { encrypt } from '../../operations.ts'

beforeEach(() => clear())

const encrypted = (input: object) => perform(encrypt, { text: 'hello', key: 'k', ...input })

describe('when a passphrase fails', () => {
  test('the other derivations are offered, and the right one decrypts', async () => {
    const page = await openPage('decrypt')
    await page.label('Iterations').fill('1')
    await page.label('Key').fill('k')
    await page.input.fill((await encrypted({ kdf: 'evp-md5' })).output)
    await page.settled('error')
    await expect
      .element(page.screen.getByRole('alert'))
      .toHaveTextContent('Decryption failed - please check key and input format')
    const offers = () => [...page.screen.container.querySelectorAll('fieldset button')].map((one) => one.textContent)
    expect(offers()).toEqual([
      'Try pbkdf2-sha256, 600000 iterations',
      'Try pbkdf2-sha256, 10000 iterations',
      'Try evp-sha256',
      'Try evp-md5',
    ])
    await page.button('Try evp-md5').click()
    await page.settled()
    expect(page.result()).toBe('hello')
    expect(offers()).toEqual([])
    expect(document.activeElement).toBe(page.find('[data-bench=output]'))
    await expect.element(page.label('Key derivation (KDF)')).toHaveValue('evp-md5')
  })

  test('that of OpenSSL with -pbkdf2 alone is one of them', async () => {
    const page = await openPage('decrypt')
    await page.label('Key derivation (KDF)').selectOptions('evp-sha256')
    await page.label('Key').fill('k')
    await page.input.fill((await encrypted({ iterations: 10_000 })).output)
    await page.settled('error')
    await page.button('Try pbkdf2-sha256, 10000 iterations').click()
    await expect.poll(page.result).toBe('hello')
    await expect.element(page.label('Iterations')).toHaveValue(10_000)
  })

  test('but not for a key that is no passphrase', async () => {
    const page = await openPage('decrypt')
    await page.label('Key format').selectOptions('hex')
    await page.label('Mode').selectOptions('ECB')
    await page.label('Key').fill('00'.repeat(16))
    await page.input.fill('YWJjZGVmZ2hpamtsbW5vcA==')
    await page.settled('error')
    expect(page.find('fieldset button')).toBeNull()
  })
})
