import type { Dashboard } from '#contract/dashboard.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { serverMessage } from '../../api/call-error.ts'
import { useMarkHydrated } from '../../boot/use-mark-hydrated.ts'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { LoadError } from '../controls/load-error.tsx'
import { formatMoment, locales } from '../format/format-time.ts'
import { Activity } from './activity.tsx'
import { ChangesCard } from './changes-card.tsx'
import styles from './dashboard.module.css'
import { DashboardCard, NoData } from './dashboard-card.tsx'
import { DayChart } from './day-chart.tsx'
import { lastDays } from './day-series.ts'
import { DevicesCard } from './devices-card.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { ToolsCard } from './tools-card.tsx'
import { useDashboard } from './use-dashboard.ts'

/** The dashboard: figures and the audit log. Every number is counted; missing ones are explained. */
export default function DashboardPage() {
  useMarkHydrated()
  const words = useTexts(texts)
  const { data, error, refetch } = useDashboard()

  return (
    <>
      <h1>{words.title}</h1>
      {data && <KeyNumbers figures={data} />}
      {!data &&
        (error ? <LoadError message={serverMessage(error, words.failed)} onRetry={refetch} /> : <DelayedLoading />)}
      <div className={styles['cards']}>
        {data && (
          <>
            <VisitsCard visits={data.visits} />
            <ToolsCard tools={data.tools} />
            <CallsCard calls={data.calls} />
            <LoginsCard logins={data.logins} />
          </>
        )}
        <DevicesCard />
        {data && <ChangesCard changes={data.changes} />}
      </div>
      <Activity />
    </>
  )
}

/** Distinct visitors a day for two weeks. */
function VisitsCard({ visits }: Pick<Dashboard, 'visits'>) {
  const words = useTexts(visitsTexts)
  const days = lastDays(visits, 14, { visitors: 0, views: 0 })
  return (
    <DashboardCard title={words.title} aside={<DayRange days={days} />}>
      {days.length === 0 ? (
        <NoData>{words.none}</NoData>
      ) : (
        <DayChart
          caption={words.title}
          columns={[words.visitors, words.views]}
          bars={days.map(({ day, visitors, views }) => ({ day, value: visitors, more: [views] }))}
        />
      )}
    </DashboardCard>
  )
}

const visitsTexts = {
  en: { title: 'Visitors per day', visitors: 'visitors', views: 'page views', none: 'No visitors yet' },
  zh: { title: '每日访客', visitors: '位访客', views: '次浏览', none: '还没有访客' },
}

/** API calls a day for two weeks, and how many of them failed. */
function CallsCard({ calls }: Pick<Dashboard, 'calls'>) {
  const words = useTexts(callsTexts)
  const days = lastDays(calls, 14, { calls: 0, refused: 0, failed: 0 })
  return (
    <DashboardCard title={words.title} aside={<DayRange days={days} />}>
      {days.length === 0 ? (
        <NoData>{words.none}</NoData>
      ) : (
        <DayChart
          caption={words.title}
          columns={[words.calls, words.refused, words.failed]}
          bars={days.map(({ day, calls, refused, failed }) => ({ day, value: calls, more: [refused, failed] }))}
        />
      )}
    </DashboardCard>
  )
}

const callsTexts = {
  en: {
    title: 'API calls per day',
    calls: 'calls',
    refused: 'refused',
    failed: 'failed',
    none: 'No calls yet',
  },
  zh: {
    title: '每日 API 调用',
    calls: '次调用',
    refused: '次被拒绝',
    failed: '次失败',
    none: '还没有调用',
  },
}

/** The latest logins: who, when, and from which address. */
function LoginsCard({ logins }: Pick<Dashboard, 'logins'>) {
  const words = useTexts(loginsTexts)
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

const loginsTexts = {
  en: { title: 'Recent logins', none: 'Nobody has logged in yet' },
  zh: { title: '最近登录', none: '还没有人登录' },
}

const texts = {
  en: { title: 'Home', failed: 'The figures could not be loaded' },
  zh: { title: '首页', failed: '无法加载统计数据' },
}

/** The date range of a chart; on a phone, which shows a week, that of the week. */
function DayRange({ days }: { days: readonly { day: string }[] }) {
  const locale = locales[useLanguage()]
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const last = days.at(-1)
  if (!last) return null
  const rangeOf = (from: { day: string } | undefined) =>
    format.formatRange(Date.parse((from ?? last).day), Date.parse(last.day))
  return (
    <>
      <span className={styles['desk']}>{rangeOf(days[0])}</span>
      <span className={styles['phone']}>{rangeOf(days.at(-7) ?? days[0])}</span>
    </>
  )
}
