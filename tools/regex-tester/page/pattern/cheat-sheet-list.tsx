import { useLanguage } from '#ui/language/language.ts'
import styles from './cheat-sheet.module.css'
import { sheet } from './cheat-sheet-entries.ts'

/** The syntax with its meaning, grouped by kind. */
export function CheatSheetList() {
  const language = useLanguage()
  return (
    <div className={styles['groups']}>
      {sheet.map(({ title, entries }) => (
        <section key={title.en} aria-label={title[language]}>
          <h3>{title[language]}</h3>
          <dl>
            {entries.map(([sign, meaning]) => (
              <div key={sign}>
                <dt>{sign}</dt>
                <dd>{meaning[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
