import { HeadContent, Outlet, Scripts, useMatches, useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { LanguageProvider, useTexts } from '#ui/language/language.ts'
import { BootProvider } from '../boot/boot.ts'
import { useLanguageSwitch } from '../language/use-language-switch.ts'
import { SearchProvider } from '../search/search-provider.tsx'
import { beforePaint } from '../theme/before-paint.ts'
import { FocusPage } from './focus-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useIsAdmin } from './use-is-admin.ts'

/** The whole document: head, header, the page, footer. */
export function Document() {
  const { boot } = useRouteContext({ from: '__root__' })
  const nonce = useRouter().options.ssr?.nonce
  const { language } = boot
  const scheme = schemeOf(boot.isDark)

  return (
    <html lang={language === 'zh' ? 'zh-CN' : 'en'} data-mantine-color-scheme={scheme} suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // It has run when this comes alive, so that nobody loads it twice.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, before anything is painted
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? beforePaint : '' }}
        />
        <HeadContent />
      </head>
      <body>
        <BootProvider value={boot}>
          <LanguageProvider value={language}>
            <SearchProvider>
              <SkipLink />
              <Frame>
                <Outlet />
              </Frame>
            </SearchProvider>
            <StoredLanguage />
            <FocusPage />
          </LanguageProvider>
        </BootProvider>
        <Scripts />
      </body>
    </html>
  )
}

/** Header, page, footer; the back office brings a frame of its own. */
function Frame({ children }: { children: ReactNode }) {
  const isOffice = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.frame === 'office') })
  const isAdmin = useIsAdmin()
  if (isOffice) return children
  return (
    <>
      <Header isAdmin={isAdmin} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

const schemeOf = (isDark: boolean | undefined) => (isDark === undefined ? undefined : isDark ? 'dark' : 'light')

function SkipLink() {
  const words = useTexts({ en: { skip: 'Skip to content' }, zh: { skip: '跳到正文' } })
  return (
    <a className="skip" href="#main">
      {words.skip}
    </a>
  )
}

/** Switches once to a language that only this browser knows of; a leaf, so that it draws nothing else again. */
function StoredLanguage() {
  const { switchToStored } = useLanguageSwitch()
  useEffect(() => {
    switchToStored()
  }, [switchToStored])
  return null
}
