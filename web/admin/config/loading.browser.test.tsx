import { afterEach, expect, test, vi } from 'vitest'
import { envelope, openConfig, stubServer } from './fixtures/open-config.tsx'
import { answerOf } from './fixtures/stored.ts'

afterEach(() => vi.unstubAllGlobals())

const never = () => new Promise<Response>(() => {})

test('with nothing on this device it says that it loads', async () => {
  stubServer({}, { '/admin/v1/site_config/all': never })
  const { screen } = await openConfig()
  await expect.element(screen.getByText('Loading...')).toBeInTheDocument()
  await expect.element(screen.getByRole('form')).not.toBeInTheDocument()
})

test('with a copy on this device the form shows at once, locked', async () => {
  localStorage.setItem('app-config', JSON.stringify({ site_info: { site_name: 'Kept' } }))
  let answer = (_: Response) => {}
  stubServer({}, { '/admin/v1/site_config/all': () => new Promise((resolve) => (answer = resolve)) })
  const { screen } = await openConfig()
  const name = screen.getByLabelText('Site name')
  await expect.element(name).toHaveValue('Kept')
  await expect.element(name).toBeDisabled()
  answer(envelope(answerOf({ site_info: { site_name: 'Fresh' } })))
  await expect.element(name).toHaveValue('Fresh')
  await expect.element(name).toBeEnabled()
})

test('a failure is shown in the words of the specification, and tried again', async () => {
  let isDown = true
  stubServer(
    {},
    {
      '/admin/v1/site_config/all': () =>
        isDown ? envelope(null, 500, '服务器内部错误') : envelope(answerOf({ site_info: { site_name: 'Here' } })),
    },
  )
  const { screen } = await openConfig()
  await expect.element(screen.getByText('Error loading configuration: 服务器内部错误')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByLabelText('Site name')).toHaveValue('Here')
})
