import { IconAdjustmentsHorizontal, IconChevronLeft, IconHome, IconTable } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { readStored, store } from '#ui/device/storage.ts'
import { useTexts } from '#ui/language/language.ts'
import styles from './frame.module.css'
import { type AdminScreen, screenAt } from './screen-at.ts'

const entries = [
  { screen: 'dashboard', to: '/admin/dashboard', Icon: IconHome },
  { screen: 'data-list', to: '/admin/data-list', Icon: IconTable },
  { screen: 'config', to: '/admin/config', Icon: IconAdjustmentsHorizontal },
] as const satisfies { screen: AdminScreen; to: string; Icon: unknown }[]

const folded = 'admin-nav-folded'

/**
 * The navigation of the back office: at the side, where it collapses to icons; on a phone in a row below the header.
 */
export function SideNav() {
  const words = useTexts(texts)
  const current = useLocation({ select: ({ pathname, search }) => screenAt(pathname, search) })
  const [isFolded, setFolded] = useState(() => readStored('local', folded) === true)

  function fold(): void {
    store('local', folded, !isFolded)
    setFolded(!isFolded)
  }

  return (
    <nav className={styles['side']} data-folded={isFolded || undefined} aria-label={words.label}>
      {entries.map(({ screen, to, Icon }) => (
        <Link
          key={screen}
          to={to}
          aria-current={screen === current ? 'page' : undefined}
          aria-label={words[screen].full}
          title={words[screen].full}
        >
          <Icon size={20} stroke={1.75} />
          <span className={styles['full']}>{words[screen].full}</span>
          <span className={styles['short']}>{words[screen].short}</span>
        </Link>
      ))}
      <button
        type="button"
        className={styles['fold']}
        aria-label={isFolded ? words.unfold : words.fold}
        title={isFolded ? words.unfold : undefined}
        onClick={fold}
      >
        <IconChevronLeft size={18} stroke={1.75} />
        <span className={styles['full']}>{words.fold}</span>
      </button>
    </nav>
  )
}

const texts = {
  en: {
    label: 'Admin',
    dashboard: { full: 'Home', short: 'Home' },
    'data-list': { full: 'Data management', short: 'Data' },
    config: { full: 'Site configuration', short: 'Configuration' },
    fold: 'Collapse',
    unfold: 'Expand',
  },
  zh: {
    label: '管理',
    dashboard: { full: '首页', short: '首页' },
    'data-list': { full: '数据管理', short: '数据管理' },
    config: { full: '网站配置', short: '网站配置' },
    fold: '收起',
    unfold: '展开',
  },
}
