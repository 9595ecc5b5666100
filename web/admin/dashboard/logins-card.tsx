import type { Dashboard } from '#contract/dashboard.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { formatMoment } from '../format/format-time.ts'
import { Card, NoData } from './card.tsx'
import styles from './dashboard.module.css'

/** Who has logged in last, when, and from which address. */
export function LoginsCard({ logins }: Pick<Dashboard, 'logins'>) {
  const words = useTexts(texts)
  const language = useLanguage()
  return (
    <Card title={words.title} isFlush>
      {logins.length === 0 ? (
        <NoData>{words.none}</NoData>
      ) : (
        <ul className={styles['list']}>
          {logins.slice(0, 5).map(({ id, username, time, address }) => (
            <li key={id}>
              <span>
                {username}
                <small>{address}</small>
              </span>
              <time dateTime={time}>{formatMoment(time, language)}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const texts = {
  en: { title: 'Last logins', none: 'Nobody has logged in yet' },
  zh: { title: '最近登录', none: '还没有人登录' },
}
