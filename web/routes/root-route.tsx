import { createRootRouteWithContext } from '@tanstack/react-router'
import { siteName } from '../boot/boot.ts'
import { notFoundTitle } from '../head/not-found-title.ts'
import { Document } from '../shell/document.tsx'
import type { RouterContext } from './router-context.ts'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      // The router marks a URL without a page so.
      { title: (match._notFound ? notFoundTitle : siteName)(match.context.boot) },
    ],
    links: [
      { rel: 'icon', href: `${match.context.boot.basePath ?? ''}/favicon.svg`, type: 'image/svg+xml' },
      { rel: 'icon', href: `${match.context.boot.basePath ?? ''}/favicon.ico`, sizes: '32x32' },
    ],
  }),
  component: Document,
})
