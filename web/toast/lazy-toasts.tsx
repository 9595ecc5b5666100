import { lazy, Suspense, useEffect, useState } from 'react'

const Toasts = lazy(() => import('./toasts.tsx'))

/** The place of toasts, which comes once the page itself is there. */
export function LazyToasts() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return <Suspense>{isReady && <Toasts />}</Suspense>
}
