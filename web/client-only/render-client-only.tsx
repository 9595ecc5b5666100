import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { Boot } from '#contract/boot.ts'
import { bootFrom, defaults, mergeSections, readCachedConfig } from '../boot/read-config.ts'
import { servedElement } from '../boot/served-element.ts'
import { chosenLanguage, languageOf } from '../language/remember-language.ts'
import { createAppRouter } from '../routes/router.tsx'
import { isDark } from '../theme/theme.ts'
import { ConfigGate } from './config-gate.tsx'

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
  const language = urlLanguage ?? chosenLanguage() ?? languageOf(navigator.language) ?? 'en'
  const none = { friendLinks: undefined, stats: undefined }
  const page = { language, isDark: isDark(), siteUrl: location.origin, urlLanguage }
  return { config: defaults, ...page, ...none }
}

const routerOf = (boot: Boot) => <RouterProvider router={createAppRouter({ boot, served: '' })} />

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
