import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTexts } from '#ui/language/language.ts'
import { setDark } from '../theme/theme.ts'
import { useDark } from '../theme/use-dark.ts'
import styles from './header.module.css'

/** Switches between light and dark. Both icons are rendered and the style sheet shows one, so nothing shifts. */
export function ThemeToggle() {
  const words = useTexts(texts)
  const dark = useDark()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={words.label}
      aria-pressed={dark}
      title={words.label}
      onClick={() => setDark(!dark)}
    >
      <IconMoon size={18} stroke={1.75} className={styles['moon']} />
      <IconSun size={18} stroke={1.75} className={styles['sun']} />
    </button>
  )
}

const texts = { en: { label: 'Dark theme' }, zh: { label: '深色主题' } }
