import { createRoute } from '@tanstack/react-router'
import type { officeRoutes } from './office-routes.ts'
import { rootRoute } from './root-route.tsx'

/** Loads a page behind the login as a document instead of navigating to it, since it has a policy of its own. */
function loadAnew({ preload }: { preload: boolean }): void | Promise<void> {
  if (preload) return
  // The history updates the URL a moment later.
  setTimeout(() => location.reload())
  return new Promise(() => {})
}

const door = (path: string) => createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: loadAnew })

/** The paths behind the login, for the pages before it: with `officeRoutes` each would carry what hardly a visitor opens. */
export const officeDoors = ['/login', '/account', '/admin', '/admin/$'].map(door) as unknown as typeof officeRoutes
