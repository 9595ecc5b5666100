import { Link } from '@tanstack/react-router'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useLogOut } from '../../access/use-log-out.ts'
import { useUser } from '../../session/use-user.ts'
import styles from './frame.module.css'

/** Who is logged in, by the first letter of their name; opens the way to their account and out. */
export function AvatarMenu() {
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
    <Menu quiet trigger={trigger} label={words.label}>
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
  en: { label: 'Account menu', account: 'Your account', logOut: 'Log out' },
  zh: { label: '账号菜单', account: '我的账号', logOut: '退出登录' },
}
