import { createRoute, notFound } from '@tanstack/react-router'
import { LazyNotFound } from '../shell/lazy-panels.tsx'
import { adminRoute } from './admin-route.ts'

/** Every other path below /admin: the not-found view inside the frame of the back office. */
export const adminUnknownRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  loader: () => {
    throw notFound()
  },
  notFoundComponent: LazyNotFound,
})
