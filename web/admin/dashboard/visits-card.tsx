import type { Dashboard } from '#contract/dashboard.ts'
import { useTexts } from '#ui/language/language.ts'
import { DashboardCard, NoData } from './dashboard-card.tsx'
import { DayChart } from './day-chart.tsx'
import { DayRange } from './day-range.tsx'
import { lastDays } from './day-series.ts'

/** Distinct visitors a day, two weeks long. */
export function VisitsCard({ visits }: Pick<Dashboard, 'visits'>) {
  const words = useTexts(texts)
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

const texts = {
  en: { title: 'Visitors per day', visitors: 'visitors', views: 'page views', none: 'No visitors yet' },
  zh: { title: '每日访客', visitors: '位访客', views: '次浏览', none: '还没有访客' },
}
