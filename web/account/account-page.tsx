import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#ui/controls/button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useAuthGuard } from '../access/use-auth-guard.ts'
import { useLogOut } from '../access/use-log-out.ts'
import { useRefreshUser } from '../access/use-refresh-user.ts'
import { queryClient } from '../boot/query-client.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { Sheet } from '../forms/sheet.tsx'
import { ThemedMantineProvider } from '../mantine/themed-mantine-provider.tsx'
import { isAdmin, type UserInfo } from '../session/session.ts'
import { LazyToasts } from '../toast/lazy-toasts.tsx'
import styles from './account.module.css'
import { AccountForm } from './account-form.tsx'

const everybody = () => true

/** One's own name and password, for whoever is logged in. */
export default function AccountPage() {
  useMarkHydrated()
  return (
    <QueryClientProvider client={queryClient}>
      <ThemedMantineProvider>
        <Admitted />
        <LazyToasts />
      </ThemedMantineProvider>
    </QueryClientProvider>
  )
}

function Admitted() {
  const user = useAuthGuard(everybody)
  useRefreshUser()
  return <div className={styles['page']}>{user && <Account user={user} />}</div>
}

function Account({ user }: { user: UserInfo }) {
  const words = useTexts(texts)
  const logOut = useLogOut()
  return (
    <>
      <div className={styles['head']}>
        <h1>{words.title}</h1>
        {isAdmin(user) && (
          <Link to="/admin" className="button">
            {words.office}
          </Link>
        )}
        <Button onClick={() => void logOut()}>{words.logOut}</Button>
      </div>
      <Facts user={user} />
      <Sheet>
        <AccountForm key={user.id} user={user} />
      </Sheet>
    </>
  )
}

function Facts({ user }: { user: UserInfo }) {
  const words = useTexts(texts)
  const locale = useLanguage() === 'zh' ? 'zh-CN' : 'en-US'
  const since = Date.parse(user.create_time)
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{words.role}</dt>
        <dd>{isAdmin(user) ? words.admin : words.user}</dd>
      </div>
      {since > 0 && (
        <div>
          <dt>{words.since}</dt>
          <dd>{new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(since)}</dd>
        </div>
      )}
    </dl>
  )
}

const texts = {
  en: {
    title: 'Your account',
    office: 'Admin',
    logOut: 'Log out',
    role: 'Role',
    admin: 'Administrator',
    user: 'User',
    since: 'Created',
  },
  zh: {
    title: '我的账号',
    office: '管理',
    logOut: '退出登录',
    role: '角色',
    admin: '管理员',
    user: '用户',
    since: '创建于',
  },
}
