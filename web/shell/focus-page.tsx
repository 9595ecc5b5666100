import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Focuses a page that was opened from another one. */
export function FocusPage() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Loaded after the first page.
        if (fromLocation && pathChanged) void import('./focus-arrived-page.ts').then((page) => page.focusArrivedPage())
      }),
    [router],
  )
  return null
}
