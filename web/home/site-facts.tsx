import { lazy, Suspense } from 'react'
import { formatCount } from '#lib/text/format-count.ts'
import { useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { FriendBars, FriendList } from './friend-list.tsx'
import styles from './home.module.css'

/** The site's figures, a dash for unknown ones, and the friend links. */
export function SiteFacts() {
  const words = useTexts(texts)
  const { stats, staticFolder } = useBoot()
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
          <dd>{stats ? formatCount(stats.users) : '–'}</dd>
        </dl>
      )}
      {staticFolder === undefined && (
        <dl>
          <dt>{words.uptime}</dt>
          <dd>{typeof stats?.uptime === 'number' ? formatPercent(stats.uptime) : '–'}</dd>
        </dl>
      )}
      <Friends />
    </section>
  )
}

/** A ratio as a percentage of at most two decimals, the same in both languages: 99.95%. */
const formatPercent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`

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
