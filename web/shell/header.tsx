import { Link } from '@tanstack/react-router'
import { useTexts } from '#ui/language/language.ts'
import { SearchButton } from '../search/search-button.tsx'
import styles from './header.module.css'
import { HeaderBar } from './header-bar.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar on top of every public page. Administrators also get a link to their area. */
export function Header({ isAdmin = false }: { isAdmin?: boolean }) {
  const words = useTexts(texts)
  return (
    <HeaderBar
      start={
        <nav className={styles['nav']} aria-label={words.main}>
          <Link to="/tools" activeOptions={{ exact: true }}>
            {words.tools}
          </Link>
          <Link to="/api-docs" reloadDocument>
            API
          </Link>
          <Link to="/about">{words.about}</Link>
          {isAdmin && <Link to="/admin">{words.admin}</Link>}
        </nav>
      }
    >
      <SearchButton />
      <LanguageToggle />
      <ThemeToggle />
    </HeaderBar>
  )
}

const texts = {
  en: { main: 'Main', tools: 'Tools', about: 'About', admin: 'Admin' },
  zh: { main: '主导航', tools: '工具', about: '关于', admin: '管理' },
}
