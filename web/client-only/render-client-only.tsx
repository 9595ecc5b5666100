import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Boot } from '#contract/boot.ts'
import { basePath, staticFolder } from '#ui/device/base-path.ts'
import { LanguageProvider, useTexts } from '#ui/language/language.ts'
import { queryClient } from '../boot/query-client.ts'
import { bootFrom, defaults, mergeSections, readCachedConfig, readConfig } from '../boot/read-config.ts'
import { servedElement } from '../boot/served-element.ts'
import { chosenLanguage, languageOf } from '../language/remember-language.ts'
import { officeDoors } from '../routes/office-doors.ts'
import { officeRoutes } from '../routes/office-routes.ts'
import { createAppRouter } from '../routes/router.tsx'
import { Loading } from '../shell/loading.tsx'
import { StatePanel } from '../shell/state-panel.tsx'
import { isDark } from '../theme/theme.ts'

/**
 * Draws the site where no server drew it: from the static shell, with the API on another origin or with the server gone.
 * It asks for the configuration first, unless the shell brought it along.
 */
export function renderClientOnly(): void {
  const kept = servedElement('kept-config')?.textContent
  // A static host has one page for all paths, also for those behind the login.
  const boot = { ...bootOfDevice(), isPublic: kept !== undefined }
  // What the last page left on this device is newer than what was kept with the shell.
  const config = kept ? (readCachedConfig() ?? mergeSections(JSON.parse(kept))) : undefined
  if (config) createRoot(document).render(routerOf(bootFrom({ ...boot, friendLinks: [] }, config)))
  else renderGate(boot)
}

/** What a server would have read from the request. */
function bootOfDevice(): Omit<Boot, 'isPublic'> {
  const urlLanguage = languageOf(new URLSearchParams(location.search).get('lng'))
  const folder = staticFolder()
  // A static host has one page for whatever is not there, in both languages.
  const isChinese = folder !== undefined && location.pathname.startsWith(`${basePath()}/zh/`)
  if (isChinese) document.documentElement.dataset['static'] = '/zh'
  const ofFolder = folder === undefined ? undefined : isChinese ? 'zh' : 'en'
  const language = ofFolder ?? urlLanguage ?? chosenLanguage() ?? languageOf(navigator.language) ?? 'en'
  const place = { basePath: basePath(), staticFolder: isChinese ? '/zh' : folder }
  const none = { friendLinks: undefined, stats: undefined }
  const page = { language, isDark: isDark(), siteUrl: location.origin + basePath(), urlLanguage, ...place }
  return { config: defaults, ...page, ...none }
}

const routerOf = (boot: Boot) => (
  <RouterProvider router={createAppRouter({ boot, served: '' }, boot.isPublic ? officeDoors : officeRoutes)} />
)

function renderGate(boot: Boot): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  root.render(
    <ConfigGate boot={boot}>
      {(read) => {
        // The router draws the whole document; what stood in for it goes.
        queueMicrotask(() => {
          root.unmount()
          host.remove()
          createRoot(document).render(routerOf(read))
        })
        return null
      }}
    </ConfigGate>,
  )
}

interface ConfigGateProps {
  boot: Boot
  children: (boot: Boot) => ReactNode
}

/** Shows the site once its configuration is loaded: for pages without it, and without a stored copy. */
function ConfigGate(props: ConfigGateProps) {
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
