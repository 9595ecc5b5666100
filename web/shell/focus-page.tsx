import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Sees to it that a page that has just been opened from another has the focus. */
export function FocusPage() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page does not pay for it.
        if (fromLocation && pathChanged) void import('./focus-arrived-page.ts').then((page) => page.focusArrivedPage())
      }),
    [router],
  )
  return null
}
