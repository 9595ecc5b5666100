import type { Dashboard } from '#contract/dashboard.ts'
import { useTexts } from '#ui/language/language.ts'
import { DashboardCard, NoData } from './dashboard-card.tsx'
import { DayChart } from './day-chart.tsx'
import { DayRange } from './day-range.tsx'
import { lastDays } from './day-series.ts'

/** Calls of the API a day, two weeks long, and how many of them were answered with an error. */
export function CallsCard({ calls }: Pick<Dashboard, 'calls'>) {
  const words = useTexts(texts)
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

const texts = {
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
