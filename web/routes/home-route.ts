import { createRoute } from '@tanstack/react-router'
import { homeHead } from '../head/home-head.ts'
import HomePage from '../home/home-page.tsx'
import { rootRoute } from './root-route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  head: ({ match }) => homeHead(match.context.boot),
  // The one page that is not loaded lazily: it comes in the same file as the shell, and a file of its own would be empty.
  component: HomePage,
})
