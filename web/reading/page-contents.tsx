import { useTexts } from '#ui/language/language.ts'
import styles from './page-contents.module.css'

/** Links to the parts of a long page, which stay beside it where there is room. */
export function PageContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const words = useTexts({ en: { contents: 'Contents' }, zh: { contents: '目录' } })
  return (
    <nav className={styles['contents']} aria-label={words.contents}>
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}
