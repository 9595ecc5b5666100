import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { Boot } from '#contract/boot.ts'
import { defaults } from '../boot/read-config.ts'
import { createAppRouter } from '../routes/router.tsx'
import { ConfigGate } from './config-gate.tsx'

/**
 * Draws the site where no server drew it: from the static shell, with the API on another origin. It asks for the
 * configuration first.
 */
export function renderClientOnly(nonce: string): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const language = /^zh/i.test(document.documentElement.lang || navigator.language) ? 'zh' : 'en'
  const boot: Boot = {
    ...{ config: defaults, language, isDark: undefined, friendLinks: undefined, stats: undefined },
    siteUrl: location.origin,
  }
  root.render(
    <ConfigGate boot={boot}>
      {(read) => {
        // The router draws the whole document; what stood in for it goes.
        queueMicrotask(() => {
          root.unmount()
          host.remove()
          createRoot(document).render(<RouterProvider router={createAppRouter({ boot: read, served: '' }, nonce)} />)
        })
        return null
      }}
    </ConfigGate>,
  )
}
