import { lazy, Suspense } from 'react'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { FriendBars, FriendList } from './friend-list.tsx'
import styles from './home.module.css'

/** The figures of the site, which are true or a dash, and the links to friends. */
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
      {/* Of a site that is new there is nothing to say yet. */}
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

/** The links to friends' sites: three gray bars while they load, nothing where there are none. */
function Friends() {
  const { friendLinks } = useBoot()
  if (friendLinks) return <FriendList links={friendLinks} />
  return (
    <Suspense fallback={<FriendBars />}>
      <FetchedFriends />
    </Suspense>
  )
}
