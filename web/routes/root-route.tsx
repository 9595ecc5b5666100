import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '../shell/document.tsx'
import type { RouterContext } from './router-context.ts'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: match.context.boot.config.site_info.site_name || 'Toolbench' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    ],
  }),
  component: Document,
})
