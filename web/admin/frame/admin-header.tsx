import { IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#ui/language/language.ts'
import { HeaderBar } from '../../shell/header-bar.tsx'
import { LanguageToggle } from '../../shell/language-toggle.tsx'
import { ThemeToggle } from '../../shell/theme-toggle.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import styles from './frame.module.css'

/** The bar on top of the back office: the site, the way back to it, theme, language, who is logged in. */
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

const texts = { en: { home: 'Site home' }, zh: { home: '网站首页' } }
