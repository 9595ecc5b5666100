import { afterEach, expect, test, vi } from 'vitest'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { envelope, openConfig, stubServer } from '../fixtures/open-config.tsx'

afterEach(() => vi.unstubAllGlobals())

const path = '/admin/v1/upload'
const png = new File([new Uint8Array(8)], 'My logo.png', { type: 'image/png' })

async function openUpload() {
  const { screen } = await openConfig()
  await screen.getByRole('button', { name: 'Upload: Logo' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const choose = (file: File) => chooseFiles(document.querySelector('dialog input[type=file]'), file)
  const send = () => dialog.getByRole('button', { name: 'Upload' }).click()
  return { screen, dialog, choose, send }
}

test('an image goes to its path under its name, and its address into the field', async () => {
  const { sent } = stubServer({}, { [path]: () => envelope({ url: '/uploads/brand/My-logo.png' }) })
  const { screen, dialog, choose, send } = await openUpload()
  await dialog.getByLabelText('Path').fill('brand')
  choose(png)
  await expect.element(dialog.getByLabelText('File name')).toHaveValue('My-logo')
  await send()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Logo' })).toHaveValue('/uploads/brand/My-logo.png')
  const form = sent.find((call) => call.path === path)?.body as FormData
  expect([...form.keys()]).toEqual(['prefix', 'object', 'file'])
  expect([form.get('prefix'), form.get('object')]).toEqual(['brand', 'My-logo'])
})

test('without a name, or with an extension in it, nothing is sent', async () => {
  const { sent } = stubServer()
  const { dialog, choose, send } = await openUpload()
  await send()
  const name = dialog.getByLabelText('File name')
  const required = dialog.getByText('The file name is required and excludes the extension')
  await expect.element(required).toBeVisible()
  await expect.element(name).toHaveFocus()
  choose(png)
  await name.fill('logo.png')
  await send()
  await expect.element(required).toBeVisible()
  expect(sent.some((call) => call.path === path)).toBe(false)
})

test.each([
  ['image/svg+xml', 'a.svg', 1, 'SVG files can contain programs and are not accepted. Save the image as PNG or WebP.'],
  ['text/plain', 'a.txt', 1, 'This file is not a PNG, JPEG, WebP, AVIF, GIF or ICO image'],
  ['image/png', 'a.png', 5 * 2 ** 20 + 1, 'This file is larger than 5 MB'],
])('%s named %s of %d bytes is refused', async (type, name, size, message) => {
  const { sent } = stubServer()
  const { dialog, choose, send } = await openUpload()
  choose(new File([new Uint8Array(size)], name, { type }))
  await send()
  await expect.element(dialog.getByText(message)).toBeVisible()
  expect(sent.some((call) => call.path === path)).toBe(false)
})

test('a refusal of the server is shown, at its field', async () => {
  const errors = [{ field: 'object', message: 'This name is taken' }]
  stubServer({}, { [path]: () => envelope({ errors }, 400, 'This name is taken') })
  const { dialog, choose, send } = await openUpload()
  choose(png)
  await send()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('File upload failed: This name is taken')
  await expect.element(dialog.getByLabelText('File name')).toHaveAttribute('aria-invalid', 'true')
})

test('an image whose form was closed while it was sent does not get into the field', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { sent } = stubServer({}, { [path]: () => promise as never })
  const { screen, dialog, choose, send } = await openUpload()
  choose(png)
  await send()
  await expect.poll(() => sent.some((call) => call.path === path)).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  resolve(envelope({ url: '/uploads/late.png' }))
  await screen.getByLabelText('Site name').fill('Later')
  await expect.element(screen.getByText('1 unsaved change', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Logo' })).toHaveValue('')
})
