import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { siteName, useBoot } from '../../boot/boot.ts'
import { useDashboard } from '../dashboard/use-dashboard.ts'
import styles from './frame.module.css'

/** The foot of the back office: copyright, and the version that runs once it is known. */
export function AdminFooter() {
  const words = useTexts(texts)
  const name = siteName(useBoot())
  const { data } = useDashboard()
  return (
    <footer className={styles['footer']}>
      © {new Date().getFullYear()} {name}
      {data && ` · ${fill(words.version, { version: data.version })}`}
    </footer>
  )
}

const texts = { en: { version: 'Version {version}' }, zh: { version: '版本 {version}' } }
