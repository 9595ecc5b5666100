import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Boot } from '#contract/boot.ts'
import { homePath } from '#ui/device/base-path.ts'
import { store } from '#ui/device/storage.ts'
import { servedElement } from './boot/served-element.ts'
import { toolById } from './catalogue/catalogue.ts'
import { officeDoors } from './routes/office-doors.ts'
import { createAppRouter } from './routes/router.tsx'
import { LazyNotFound } from './shell/lazy-panels.tsx'
import './theme/tokens.css'
import './theme/base.css'

const data = servedElement('boot')?.textContent
// A task of its own: what was imported has just run in this one.
await new Promise((resolve) => setTimeout(resolve))
if (data) await hydrate(JSON.parse(data))
else await import('./client-only/render-client-only.tsx').then(({ renderClientOnly }) => renderClientOnly())

/** Hydrates the page that the server drew. */
async function hydrate(boot: Boot): Promise<void> {
  // The loader's answer travels with the page, the tool's modules do not: without them the first render would differ.
  const [, section, tool] = /^\/(tools|api-docs)\/([^/]+)/.exec(location.pathname.slice(homePath().length)) ?? []
  if (section === 'tools' && tool && toolById(tool))
    await import('./tools/load-tool.ts').then(({ loadTool }) => loadTool(tool, boot.language))

  const isNowhere = servedElement('not-found') !== null
  if (isNowhere) await LazyNotFound.preload?.()
  // The server draws one page for all tools that are none: what it was drawn by is not this address, so it is drawn anew.
  const isDrawnElsewhere = isNowhere && tool !== undefined

  // Behind the login alone.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
  const office = boot.isPublic ? officeDoors : (await import('./routes/office-routes.ts')).officeRoutes
  const router = createAppRouter({ boot, served: servedElement('served')?.innerHTML ?? '' }, office, nonce)
  // As a transition it comes alive in slices, between which the page scrolls and takes clicks.
  if ('$_TSR' in window && !isDrawnElsewhere)
    startTransition(() => void hydrateRoot(document, <RouterClient router={router} />))
  else createRoot(document).render(<RouterProvider router={router} />)
  store('local', 'app-config', boot.config)
}

// Late, so that it takes nothing from what is being looked at; at once where something was opened with the app.
if (import.meta.env.PROD)
  setTimeout(
    () => import('./offline/start-offline.ts').then(({ startOffline }) => startOffline(import.meta.url)),
    /^\?(shared|opened)/.test(location.search) ? 0 : 4000,
  )
