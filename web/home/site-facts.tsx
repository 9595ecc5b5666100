import { lazy, Suspense } from 'react'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { FriendBars, FriendList } from './friend-list.tsx'
import styles from './home.module.css'

/** The site's figures, a dash for unknown ones, and the friend links. */
export function SiteFacts() {
  const words = useTexts(texts)
  const language = useLanguage()
  const { stats, staticFolder } = useBoot()
  const numbers = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <section className={styles['facts']} aria-label={words.label}>
      <dl>
        <dt>{words.tools}</dt>
        <dd>{catalogue.length}</dd>
      </dl>
      {/* A new site has no figures yet. */}
      {!(stats && stats.users < 10) && staticFolder === undefined && (
        <dl>
          <dt>{words.users}</dt>
          <dd>{stats ? numbers.format(stats.users) : '–'}</dd>
        </dl>
      )}
      {staticFolder === undefined && (
        <dl>
          <dt>{words.uptime}</dt>
          <dd>{typeof stats?.uptime === 'number' ? percent.format(stats.uptime) : '–'}</dd>
        </dl>
      )}
      <Friends />
    </section>
  )
}

const texts = {
  en: { label: 'Facts', tools: 'Tools', users: 'Visitors', uptime: 'Uptime, 30 days' },
  zh: { label: '数据', tools: '工具', users: '访客', uptime: '近 30 天可用率' },
}

const FetchedFriends = lazy(() => import('./fetched-friends.tsx'))

/** The friend links: three gray bars while they load, nothing if there are none. */
function Friends() {
  const { friendLinks } = useBoot()
  if (friendLinks) return <FriendList links={friendLinks} />
  return (
    <Suspense fallback={<FriendBars />}>
      <FetchedFriends />
    </Suspense>
  )
}
