import { HeadContent, Link, Outlet, Scripts, useMatches, useRouteContext, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { LanguageProvider, useTexts } from '#ui/language/language.ts'
import { BootProvider, useBoot } from '../boot/boot.ts'
import { useLanguageSwitch } from '../language/use-language-switch.ts'
import { SearchButton } from '../search/search-button.tsx'
import { SearchProvider } from '../search/search-provider.tsx'
import { beforePaint } from '../theme/before-paint.ts'
import { FocusPage } from './focus-page.tsx'
import { Footer } from './footer.tsx'
import styles from './header.module.css'
import { HeaderBar } from './header-bar.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The whole document: head, header, the page, footer. */
export function Document() {
  const { boot } = useRouteContext({ from: '__root__' })
  const nonce = useRouter().options.ssr?.nonce
  const { language } = boot
  const scheme = schemeOf(boot.isDark)

  return (
    <html
      lang={language === 'zh' ? 'zh-CN' : 'en'}
      data-base={boot.basePath || undefined}
      data-static={boot.staticFolder}
      data-mantine-color-scheme={scheme}
      suppressHydrationWarning
    >
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // It has run before hydration, so that it is not loaded twice.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint
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

/** Header, page, footer; the back office has a layout of its own. */
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

/** Switches once to a language that only the browser knows; a leaf component, so that nothing else rerenders. */
function StoredLanguage() {
  const { switchToStored } = useLanguageSwitch()
  useEffect(() => {
    switchToStored()
  }, [switchToStored])
  return null
}

/** The bar on top of every public page. Administrators also get a link to their area. */
function Header({ isAdmin = false }: { isAdmin?: boolean }) {
  const words = useTexts(texts)
  const { staticFolder } = useBoot()
  return (
    <HeaderBar
      start={
        // On a phone it is a menu, opened by the button at the other end.
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link activated by a key is clicked too
        <nav
          id="menu"
          popover="auto"
          className={styles['nav']}
          aria-label={words.main}
          onClick={({ currentTarget }) => currentTarget.hidePopover()}
        >
          <Link to="/tools" activeOptions={{ exact: true }}>
            {words.tools}
          </Link>
          <Link to="/pipelines">{words.pipelines}</Link>
          {staticFolder === undefined && (
            <Link to="/api-docs" reloadDocument>
              API
            </Link>
          )}
          <Link to="/about">{words.about}</Link>
          {isAdmin && <Link to="/admin">{words.admin}</Link>}
        </nav>
      }
    >
      <SearchButton />
      <LanguageToggle />
      <ThemeToggle />
      <button type="button" className={`icon-button ${styles['menu']}`} popoverTarget="menu" aria-label={words.menu} />
    </HeaderBar>
  )
}

const texts = {
  en: { main: 'Main', menu: 'Menu', tools: 'Tools', pipelines: 'Pipelines', about: 'About', admin: 'Admin' },
  zh: { main: '主导航', menu: '菜单', tools: '工具', pipelines: '流水线', about: '关于', admin: '管理' },
}

/**
 * Whether an administrator is logged in. Most visitors never log in: the session code is only loaded for those
 * whose browser has a token, or who log in.
 */
function useIsAdmin(): boolean {
  const [isOne, setIsOne] = useState(false)

  useEffect(() => {
    let end: (() => void) | undefined
    let isWatched = false
    const watch = () => {
      if (isWatched || !hasToken()) return
      isWatched = true
      void import('../session/session.ts').then(({ isAdmin, onSessionChange, readUser }) => {
        const look = () => setIsOne(isAdmin(readUser()))
        // It may be unmounted by now.
        if (isWatched) end = onSessionChange(look)
        look()
      })
    }
    watch()
    addEventListener('sessionchange', watch)
    addEventListener('storage', watch)
    return () => {
      isWatched = false
      removeEventListener('sessionchange', watch)
      removeEventListener('storage', watch)
      end?.()
    }
  }, [])

  return isOne
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    return false
  }
}
