import type { Dashboard } from '#contract/dashboard.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { formatMoment } from '../format/format-time.ts'
import styles from './dashboard.module.css'
import { DashboardCard, NoData } from './dashboard-card.tsx'

/** Who has logged in last, when, and from which address. */
export function LoginsCard({ logins }: Pick<Dashboard, 'logins'>) {
  const words = useTexts(texts)
  const language = useLanguage()
  return (
    <DashboardCard title={words.title} isFlush>
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
    </DashboardCard>
  )
}

const texts = {
  en: { title: 'Recent logins', none: 'Nobody has logged in yet' },
  zh: { title: '最近登录', none: '还没有人登录' },
}
