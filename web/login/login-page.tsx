import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { type LoginRedirect, pathAfterLogin } from '../access/login-redirect.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { Note } from '../forms/note.tsx'
import { Sheet } from '../forms/sheet.tsx'
import { ThemedMantineProvider } from '../mantine/themed-mantine-provider.tsx'
import { isAdmin } from '../session/session.ts'
import { useUser } from '../session/use-user.ts'
import styles from './login.module.css'
import { LoginForm } from './login-form.tsx'

/** The login page for administrators. Redirects users who are logged in. */
export default function LoginPage() {
  useMarkHydrated()
  const words = useTexts(texts)
  const user = useUser()
  const { returnTo, isExpired, hasLoggedOut } = useLoginRedirect(user === null)
  useRedirectOnce(user ? pathAfterLogin(isAdmin(user), returnTo) : undefined, hasLoggedOut)

  return (
    <ThemedMantineProvider>
      <div className={styles['page']}>
        <h1>{words.title}</h1>
        <p className={styles['lead']}>
          {words.lead} <Link to="/tools">{words.tools}</Link>
        </p>
        <Sheet>
          <LoginForm>
            {isExpired ? (
              <Note>
                <p>{words.ended}</p>
                <p>{words.lost}</p>
              </Note>
            ) : (
              returnTo && <Note>{words.first}</Note>
            )}
            <noscript>
              <Note>{words.noScript}</Note>
            </noscript>
          </LoginForm>
        </Sheet>
      </div>
    </ThemedMantineProvider>
  )
}

/** The state of the redirect. The server does not have it, so neither has the first render. */
function useLoginRedirect(isFirstRender: boolean): LoginRedirect {
  const state = useLocation({ select: (location) => location.state })
  return isFirstRender ? {} : state
}

/**
 * Redirects once, since navigating changes the state that has the target. The search parameters stay
 * if the target has none. A user who has just logged out is here before the session ends, and is not redirected.
 */
function useRedirectOnce(target: string | undefined, hasLoggedOut: boolean | undefined): void {
  const navigate = useNavigate()
  const isRedirected = useRef(hasLoggedOut)
  useEffect(() => {
    if (target === undefined) isRedirected.current = false
    if (target === undefined || isRedirected.current) return
    isRedirected.current = true
    if (target === '/admin' || target === '/account') void navigate({ to: target, search: true, replace: true })
    else void navigate({ href: target, replace: true })
  }, [target, navigate])
}

const texts = {
  en: {
    title: 'Log in',
    lead: 'For site administrators only. The tools need no account.',
    tools: 'All tools',
    first: 'Please log in first',
    ended: 'Your session has ended. Log in to return to where you were.',
    lost: 'Please refresh the page and log in',
    noScript: 'Logging in needs JavaScript.',
  },
  zh: {
    title: '登录',
    lead: '仅供网站管理员使用。使用工具无需账号。',
    tools: '全部工具',
    first: '请先登录',
    ended: '登录已过期。重新登录后会回到刚才的页面。',
    lost: '请刷新页面登录',
    noScript: '登录需要 JavaScript。',
  },
}
