import { IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useLogOut } from '../../access/use-log-out.ts'
import { useUser } from '../../session/use-user.ts'
import { HeaderBar } from '../../shell/header-bar.tsx'
import { LanguageToggle } from '../../shell/language-toggle.tsx'
import { ThemeToggle } from '../../shell/theme-toggle.tsx'
import styles from './frame.module.css'

/** The header of the back office: the site, the link back to it, theme, language, the user. */
export function AdminHeader() {
  const words = useTexts(texts)
  return (
    <HeaderBar
      isWide
      start={
        <Link to="/" className={styles['home']} aria-label={words.home}>
          <IconHome size={18} stroke={1.75} />
          <span>{words.home}</span>
        </Link>
      }
    >
      <ThemeToggle />
      <LanguageToggle />
      <AvatarMenu />
    </HeaderBar>
  )
}

/** The user menu, labelled with the name's first letter: account and logout. */
function AvatarMenu() {
  const words = useTexts(texts)
  const user = useUser()
  const logOut = useLogOut()
  const [letter = 'V'] = user?.username ?? ''
  const trigger = (
    <span className={styles['avatar']} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  )
  return (
    <Menu quiet trigger={trigger} label={words.menu}>
      {(close) => (
        <>
          <p className={styles['who']}>{user?.username}</p>
          <Link to="/account" className={styles['entry']}>
            {words.account}
          </Link>
          <MenuItem
            onChoose={() => {
              close()
              void logOut()
            }}
          >
            {words.logOut}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

const texts = {
  en: {
    home: 'Site home',
    menu: 'Account menu',
    account: 'Your account',
    logOut: 'Log out',
  },
  zh: {
    home: '网站首页',
    menu: '账号菜单',
    account: '我的账号',
    logOut: '退出登录',
  },
}
