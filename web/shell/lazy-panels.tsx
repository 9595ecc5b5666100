import { lazyRouteComponent } from '@tanstack/react-router'

// Few visitors ever see them, so the first page does not bring them along.

export const LazyNotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')
export const LazyFailure = lazyRouteComponent(() => import('./failure.tsx'), 'Failure')
