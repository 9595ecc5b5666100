import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Boot } from '#contract/boot.ts'
import { LanguageProvider, useTexts } from '#ui/language.ts'
import { Loading } from '../shell/loading.tsx'
import styles from '../shell/state-panel.module.css'
import { bootFrom, readCachedConfig, readConfig } from './read-config.ts'

/** The times of the specification, section 9: three retries, 1 s doubled each try up to 30 s, kept for 5 minutes. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 3 && !/^4/.test(error.message),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
    },
  },
})

interface ConfigGateProps {
  boot: Boot
  children: (boot: Boot) => ReactNode
}

/** Lets the site in once its configuration is there: where a page came without it, and no copy of it is kept. */
export function ConfigGate(props: ConfigGateProps) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider value={props.boot.language}>
        <Gate {...props} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function Gate({ boot, children }: ConfigGateProps) {
  const words = useTexts(texts)
  const cached = readCachedConfig()
  const { data, error, refetch } = useQuery({ queryKey: ['get-cmn-config'], queryFn: readConfig })
  const config = data ?? cached
  if (config) return children(bootFrom(boot, config))
  if (!error) return <Loading />
  return (
    <div className={styles['middle']}>
      <div className={styles['panel']}>
        <p role="alert" className={styles['danger']} style={{ color: 'var(--danger)' }}>
          {words.failed} {error.message}
        </p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {words.again}
        </button>
      </div>
    </div>
  )
}

const texts = {
  en: { failed: 'Error loading configuration:', again: 'Try again' },
  zh: { failed: '加载配置出错：', again: '重试' },
}
