import { useTexts } from '#ui/language/language.ts'
import { serverMessage } from '../../api/call-error.ts'
import { useMarkHydrated } from '../../boot/use-mark-hydrated.ts'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { LoadError } from '../controls/load-error.tsx'
import { Activity } from './activity.tsx'
import { CallsCard } from './calls-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import styles from './dashboard.module.css'
import { DevicesCard } from './devices-card.tsx'
import { KeyNumbers } from './key-numbers.tsx'
import { LoginsCard } from './logins-card.tsx'
import { ToolsCard } from './tools-card.tsx'
import { useDashboard } from './use-dashboard.ts'
import { VisitsCard } from './visits-card.tsx'

/** The figures of the site, and who did what. Every number is counted; what is missing says why. */
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

const texts = {
  en: { title: 'Home', failed: 'The figures could not be loaded' },
  zh: { title: '首页', failed: '无法加载统计数据' },
}
