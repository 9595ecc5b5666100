import { lazyRouteComponent } from '@tanstack/react-router'

// Few visitors ever see them, so they are not in the first page's chunks.

export const LazyNotFound = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound')
export const LazyFailure = lazyRouteComponent(() => import('./failure.tsx'), 'Failure')
