import { useLanguage } from '#ui/language/language.ts'
import { useLanguageSwitch } from '../language/use-language-switch.ts'
import styles from './header.module.css'

/** Switches between English and Chinese; it is labelled in the other language. */
export function LanguageToggle() {
  const { switchTo } = useLanguageSwitch()
  const other = useLanguage() === 'zh' ? 'en' : 'zh'
  return (
    <button
      type="button"
      className={`icon-button ${styles['language']}`}
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      aria-label={labels[other]}
      onClick={() => switchTo(other)}
    >
      {names[other]}
    </button>
  )
}

const names = { en: 'EN', zh: '中文' }
const labels = { en: 'EN: switch to English', zh: '中文：切换到中文' }
