import type { ReactNode } from 'react'
import { useTexts } from '#ui/language/language.ts'
import { pagesRoot, useBoot } from '../boot/boot.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { PageContents } from './page-contents.tsx'
import styles from './reading.module.css'
import type { ReadingSection } from './reading-section.ts'

interface ReadingPageProps {
  title: string
  parts: readonly ReadingSection[]
  isDated?: boolean
  children?: ReactNode
}

/** A page of prose: contents beside one column of readable width. */
export function ReadingPage({ title, isDated, children, ...given }: ReadingPageProps) {
  useMarkHydrated()
  const words = useTexts(texts)
  const boot = useBoot()
  const root = pagesRoot(boot)
  const parts = given.parts.filter(({ isOfServer }) => !isOfServer || boot.staticFolder === undefined)
  return (
    <div className={`wrap ${styles['read']}`}>
      <PageContents parts={parts} />
      <article className={styles['article']}>
        <h1>{title}</h1>
        {isDated && <p className={styles['updated']}>{words.updated}</p>}
        {parts.map((part) => (
          <section key={part.id} id={part.id}>
            <h2>{part.title}</h2>
            {part.text.map((paragraph) =>
              typeof paragraph === 'string' ? (
                <p key={paragraph}>{paragraph}</p>
              ) : (
                <ul key={paragraph[0]}>
                  {paragraph.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
            {part.more && (
              <p>
                <a href={root + part.more.href}>{part.more.label}</a>
              </p>
            )}
          </section>
        ))}
        {children}
      </article>
    </div>
  )
}

const texts = {
  en: { updated: 'Last updated: June 2025' },
  zh: { updated: '最后更新：2025 年 6 月' },
}
