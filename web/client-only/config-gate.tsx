import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Boot } from '#contract/boot.ts'
import { LanguageProvider, useTexts } from '#ui/language/language.ts'
import { queryClient } from '../boot/query-client.ts'
import { bootFrom, readCachedConfig, readConfig } from '../boot/read-config.ts'
import { Loading } from '../shell/loading.tsx'
import { StatePanel } from '../shell/state-panel.tsx'

interface ConfigGateProps {
  boot: Boot
  children: (boot: Boot) => ReactNode
}

/** Lets the site in once its configuration is there: where a page came without it, and no copy of it is kept. */
export function ConfigGate(props: ConfigGateProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider value={props.boot.language}>
        <LoadedConfig {...props} />
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function LoadedConfig({ boot, children }: ConfigGateProps) {
  const words = useTexts(texts)
  const cached = readCachedConfig()
  const { data, error, refetch } = useQuery({ queryKey: ['get-cmn-config'], queryFn: readConfig })
  const config = data ?? cached
  if (config) return children(bootFrom(boot, config))
  if (!error) return <Loading />
  return (
    <StatePanel>
      <p role="alert" style={{ color: 'var(--danger)' }}>
        {words.failed} {error.message}
      </p>
      <button type="button" className="button" onClick={() => void refetch()}>
        {words.again}
      </button>
    </StatePanel>
  )
}

const texts = {
  en: { failed: 'Error loading configuration:', again: 'Try again' },
  zh: { failed: '加载配置出错：', again: '重试' },
}
