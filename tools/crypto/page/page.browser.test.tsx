import { clear, get } from 'idb-keyval'
import { beforeEach, describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { openPage } from '../fixtures/open-page.tsx'
import { decrypt } from '../operations.ts'

beforeEach(() => clear())

const decrypted = (input: object) => perform(decrypt, input)

test('a text is encrypted live in the format of OpenSSL, which is announced', async () => {
  const page = await openPage()
  expect(page.state()).toBe('idle')
  await page.label('Iterations').fill('1')
  await page.label('Key').fill('open sesame')
  await page.input.fill('hello')
  await page.settled()
  const text = page.result()
  expect(await decrypted({ text, key: 'open sesame', iterations: 1 })).toMatchObject({ output: 'hello' })
  await expect.poll(page.said).toBe('Encrypted')
})

test('a text without a key asks for one at the key, a key of another length is named there, and so is an IV', async () => {
  const page = await openPage()
  await page.input.fill('hello')
  await page.settled('error')
  await expect.element(page.label('Key')).toHaveAccessibleDescription('Please enter an encryption key')
  expect(page.find('[data-bad]')).toBeNull()

  await page.label('Key format').selectOptions('hex')
  await page.label('Key').fill('0011')
  await expect.element(page.label('Key')).toHaveAccessibleDescription('A key for AES must be 16/24/32 bytes, not 2')
  await page.label('Key').fill('00'.repeat(16))
  await page.label('IV').fill('00')
  await expect.element(page.label('IV')).toHaveAccessibleDescription('An IV for AES must be 16 bytes, not 1')
  await expect.element(page.input).toHaveTextContent('hello')
})

test('in Chinese too', async () => {
  const page = await openPage('encrypt', 'zh')
  await page.input.fill('你好')
  await expect.element(page.label('密钥')).toHaveAccessibleDescription('请输入加密密钥')
  await page.label('模式').selectOptions('ECB')
  await expect
    .element(page.label('模式'))
    .toHaveAccessibleDescription('ECB 会暴露相同的分组，请改用 CBC、CTR 或 AES-GCM。')
  await page.label('迭代次数').fill('1')
  await page.label('密钥').fill('芝麻开门')
  await page.settled()
  await expect.poll(page.said).toBe('已加密')
})

describe('generate', () => {
  test('makes a key that fits and shows it; the IV too', async () => {
    const page = await openPage()
    await expect.element(page.label('Key')).toHaveAttribute('type', 'password')
    await page.label('Algorithm').selectOptions('TripleDES')
    await page.label('Key format').selectOptions('hex')
    await page.button('Generate key').click()
    await expect.element(page.label('Key')).toHaveValue(expect.stringMatching(/^[\da-f]{48}$/))
    await expect.element(page.label('Key')).toHaveAttribute('type', 'text')
    await page.button('Generate IV').click()
    await expect.element(page.label('IV')).toHaveValue(expect.stringMatching(/^[\da-f]{16}$/))
    await page.input.fill('hello')
    await page.settled()
    await page.button('Hide key').click()
    await expect.element(page.label('Key')).toHaveAttribute('type', 'password')
    await page.label('Key format').selectOptions('passphrase')
    await page.button('Generate key').click()
    await expect.element(page.label('Key')).toHaveValue(expect.stringMatching(/^[A-Za-z0-9]{24}$/))
  })

  test('generates another key on every press, and keeps none', async () => {
    const page = await openPage('generateKey')
    expect(page.state()).toBe('idle')
    await page.label('Algorithm').selectOptions('AES')
    await page.settled()
    const first = page.result()
    expect(first).toMatch(/^[\da-f]{64}$/)
    await page.button('Generate').click()
    await page.settled()
    await expect.poll(page.result).not.toBe(first)
    await expect.poll(page.said).toBe('Generated')
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(await get('history:crypto')).toBeUndefined()
  })
})

test.each([
  ['encrypt', 'Mode', 'ECB', 'ECB reveals repeated blocks. Use CBC, CTR or AES-GCM.'],
  ['encrypt', 'Padding', 'ZeroPadding', 'Zeros at the end of the data are lost.'],
  ['encrypt', 'Algorithm', 'DES', 'DES keys can be brute-forced in hours. Only for old data.'],
  ['decrypt', 'Algorithm', 'TripleDES', 'Triple DES is deprecated. Only for old data.'],
  ['encryptFile', 'Algorithm', 'RC4', 'RC4 is broken. Only for old data.'],
  [
    'encrypt',
    'Key derivation (KDF)',
    'evp-md5',
    'A single round of hashing: passphrases can be brute-forced quickly. PBKDF2 is safer.',
  ],
  [
    'encrypt',
    'Key derivation (KDF)',
    'evp-sha256',
    'A single round of hashing: passphrases can be brute-forced quickly. PBKDF2 is safer.',
  ],
  ['hash', 'Algorithm', 'MD5', 'MD5 is broken. It detects accidental changes only.'],
  ['hash', 'Algorithm', 'SHA1', 'SHA-1 is broken for signatures.'],
])('when you %s, the warning of %s %s stands beside it', async (operation, option, choice, warning) => {
  const page = await openPage(operation)
  await page.label(option).selectOptions(choice)
  await expect.element(page.screen.getByText(warning)).toBeVisible()
  await expect.element(page.label(option)).toHaveAccessibleDescription(warning)
})

test('the hash of HMAC has its warning where it was chosen, and the safe have none', async () => {
  const page = await openPage('hash')
  await page.label('Algorithm').selectOptions('HMAC')
  expect(page.find('[data-warning]')).toBeNull()
  await page.label('HMAC hash function').selectOptions('MD5')
  await expect.element(page.label('HMAC hash function')).toHaveAccessibleDescription(/^MD5 is broken/)
  await page.label('Key').fill('k')
  await page.input.fill('abc')
  await page.settled()
  await expect.poll(page.said).toBe('Hashed')
})

describe('what does not take part', () => {
  test('is not shown', async () => {
    const page = await openPage()
    await page.label('Algorithm').selectOptions('RC4')
    await expect.element(page.label('Mode')).not.toBeInTheDocument()
    await page.label('Algorithm').selectOptions('AES')
    await page.label('Mode').selectOptions('CTR')
    await expect.element(page.label('Padding')).not.toBeInTheDocument()
    await page.label('Algorithm').selectOptions('Base64')
    await expect.element(page.label('Key')).not.toBeInTheDocument()
    await page.input.fill('hello')
    await page.settled()
    expect(page.result()).toBe('aGVsbG8=')
  })

  test('ignores an earlier IV and an algorithm of another operation', async () => {
    const page = await openPage('hash')
    await page.label('Algorithm').selectOptions('SHA512')
    await page.choose('Encrypt')
    await expect.element(page.label('Algorithm')).toHaveValue('AES')
    await page.label('Key format').selectOptions('utf-8')
    await page.label('IV').fill('no IV at all')
    await page.label('Key format').selectOptions('passphrase')
    await page.label('Key derivation (KDF)').selectOptions('evp-sha256')
    await page.label('Key').fill('k')
    await page.input.fill('hello')
    await page.settled()
    expect(await decrypted({ text: page.result(), key: 'k', kdf: 'evp-sha256' })).toMatchObject({ output: 'hello' })
    await page.choose('Hash')
    await expect.element(page.label('Algorithm')).toHaveValue('SHA512')
  })

  test('HMAC cannot be decrypted, which is an error', async () => {
    const page = await openPage('decrypt')
    await page.label('Algorithm').selectOptions('HMAC')
    await page.input.fill('5bdcc146')
    await page.settled('error')
    await expect
      .element(page.label('Algorithm'))
      .toHaveAccessibleDescription('HMAC is a one-way function, cannot decrypt')
  })
})
