import { lazy, Suspense, useEffect, useState } from 'react'

const Notices = lazy(() => import('./toasts.tsx'))

/** The place of notices, which comes once the page itself is there. */
export function LazyNotices() {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return <Suspense>{isReady && <Notices />}</Suspense>
}
