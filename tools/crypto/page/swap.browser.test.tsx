import { clear } from 'idb-keyval'
import { beforeEach, describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { encryptSecret, openPage } from '../fixtures/open-page.tsx'
import { decrypt } from '../operations.ts'

beforeEach(() => clear())

const decrypted = (input: object) => perform(decrypt, input)

describe('swap', () => {
  test('takes the result to the opposite, and back, with the key as it is', async () => {
    const page = await encryptSecret()
    const first = page.result()
    await page.button('Swap').click()
    await page.settled()
    await expect.poll(page.result).toBe('hello 工具')
    await expect.element(page.input).toHaveTextContent(first)
    await expect.element(page.label('Key')).toHaveValue('open sesame')
    await expect.poll(page.said).toBe('Decrypted')

    await page.button('Swap').click()
    await expect.element(page.input).toHaveTextContent('hello 工具')
    await page.settled()
    expect(await decrypted({ text: page.result(), key: 'open sesame', iterations: 1 })).toMatchObject({
      output: 'hello 工具',
    })
  })

  test('brings the random IV and the encodings along, and encrypting again takes a new IV', async () => {
    const page = await openPage()
    await page.label('Key format').selectOptions('hex')
    await page.label('Key').fill('ab'.repeat(32))
    await page.label('Input format').selectOptions('hex')
    await page.label('Output format').selectOptions('hex')
    await page.input.fill('00ff')
    await page.settled()
    await page.button('Swap').click()
    await expect.poll(page.result).toBe('00ff')
    await expect.element(page.label('IV')).toHaveValue(expect.stringMatching(/^[\da-f]{32}$/))
    await expect.element(page.label('Input format')).toHaveValue('hex')
    await page.button('Swap').click()
    await expect.element(page.input).toHaveTextContent('00ff')
    await page.settled()
    await expect.element(page.label('IV')).toHaveValue('')
  })

  test('keeps a typed IV', async () => {
    const page = await openPage()
    await page.label('Key format').selectOptions('hex')
    await page.label('Key').fill('ab'.repeat(32))
    await page.label('IV').fill('01'.repeat(16))
    await page.input.fill('hello')
    await page.settled()
    const first = page.result()
    await page.button('Swap').click()
    await expect.poll(page.result).toBe('hello')
    await page.button('Swap').click()
    await expect.poll(page.result).toBe(first)
    await expect.element(page.label('IV')).toHaveValue('01'.repeat(16))
  })

  test('takes a file there and back too', async () => {
    const page = await openPage('encryptFile')
    await page.label('Iterations').fill('1')
    await page.label('Key').fill('k')
    const chooser = page.find('[data-bench=file] input') as HTMLInputElement
    chooseFiles(chooser, new File(['date,名称'], '订单.csv', { type: 'text/csv' }))
    await page.settled()
    await expect.element(page.screen.getByText(/^订单\.csv\.enc, 32 B$/)).toBeVisible()
    await page.button('Swap').click()
    await expect.element(page.screen.getByText(/^订单\.csv, 11 B$/)).toBeVisible()
  })
})

test('turning from encrypting to decrypting turns the encodings around', async () => {
  const page = await openPage()
  await page.label('Input format').selectOptions('base64')
  await page.label('Output format').selectOptions('hex')
  await page.choose('Decrypt')
  await expect.element(page.label('Input format')).toHaveValue('hex')
  await expect.element(page.label('Output format')).toHaveValue('base64')
  await page.choose('Encrypt')
  await expect.element(page.label('Input format')).toHaveValue('base64')
})
