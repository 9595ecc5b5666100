import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { call } from '../../api/call.ts'
import { serverMessage } from '../../api/call-error.ts'
import { LoadError } from '../controls/load-error.tsx'
import { Pager } from '../controls/pager.tsx'
import { formatMoment } from '../format/format-time.ts'
import { actionLabel, targetLabel } from './audit-entry-labels.ts'
import styles from './dashboard.module.css'
import { DashboardCard, NoData } from './dashboard-card.tsx'

const pageSize = 10

/** The audit log of the back office, the newest first. */
export function Activity() {
  const words = useTexts(texts)
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', page],
    queryFn: ({ signal }) => call('listAudit', { signal, query: { page: String(page), page_size: String(pageSize) } }),
    placeholderData: keepPreviousData,
  })

  return (
    <div className={styles['activity']}>
      <DashboardCard title={words.title} isFlush>
        {error && !data && (
          <div className={styles['inset']}>
            <LoadError message={serverMessage(error, words.failed)} onRetry={refetch} />
          </div>
        )}
        {data?.total === 0 && <NoData>{words.none}</NoData>}
        {data && data.total > 0 && (
          <table className={styles['deeds']}>
            <thead>
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.target}</th>
                <th scope="col">{words.address}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <time dateTime={entry.time}>{formatMoment(entry.time, language)}</time>
                  </td>
                  <td>{entry.username}</td>
                  <td>{actionLabel(entry.action, language)}</td>
                  <td>{targetLabel(entry, language)}</td>
                  <td>{entry.address}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {data && data.total > pageSize && <Pager page={page} pageSize={pageSize} total={data.total} onPage={setPage} />}
      </DashboardCard>
    </div>
  )
}

const texts = {
  en: {
    title: 'Activity',
    failed: 'The activity could not be loaded',
    none: 'No activity yet',
    time: 'Time',
    who: 'Who',
    what: 'Action',
    target: 'Subject',
    address: 'IP address',
  },
  zh: {
    title: '操作记录',
    failed: '无法加载操作记录',
    none: '还没有操作记录',
    time: '时间',
    who: '用户',
    what: '操作',
    target: '对象',
    address: 'IP 地址',
  },
}
