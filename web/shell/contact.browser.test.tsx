import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PublicConfig } from '#contract/site-config/sections.ts'
import { LanguageProvider } from '#ui/language/language.ts'
import { BootProvider } from '../boot/boot.ts'
import { defaults } from '../boot/read-config.ts'
import { Contact } from './contact.tsx'

const open = (info: Partial<PublicConfig['site_info']>) =>
  render(
    <BootProvider value={{ config: { ...defaults, site_info: { ...defaults.site_info, ...info } } } as never}>
      <LanguageProvider value="en">
        <Contact />
      </LanguageProvider>
    </BootProvider>,
  )

test('the source is linked where the owner says it is, and nowhere else', async () => {
  const screen = await open({ code_url: 'https://code.example/site' })
  const link = screen.getByRole('link', { name: 'Source code' })
  await expect.element(link).toHaveAttribute('href', 'https://code.example/site')
})

test('without any address it says so, and links to none', async () => {
  const screen = await open({})
  await expect.element(screen.getByText('No contact details')).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})
