import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider } from '#ui/language/language.ts'
import { BootProvider } from '../boot/boot.ts'
import { defaults } from '../boot/read-config.ts'
import PrivacyPage from './privacy-page.tsx'

const open = (contact_email: string) =>
  render(
    <BootProvider value={{ config: { ...defaults, site_info: { ...defaults.site_info, contact_email } } } as never}>
      <LanguageProvider value="en">
        <PrivacyPage />
      </LanguageProvider>
    </BootProvider>,
  )

test('an address to write to is promised where there is one', async () => {
  const screen = await open('hello@tools.example')
  await expect.element(screen.getByText('If you have any questions, write to hello@tools.example.')).toBeVisible()
})

test('without one nobody is told to write', async () => {
  const screen = await open('')
  await expect.element(screen.getByRole('heading', { name: 'Your rights' })).toBeVisible()
  expect(document.body.textContent).not.toContain('write to')
})
