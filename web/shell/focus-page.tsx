import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Moves the focus to a page that has just been opened from another, where what had it is gone: to the input of a tool,
 * or else to the beginning of the page. On a phone the input would bring the keyboard up, over half of the page.
 */
export function FocusPage() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.activeElement !== document.body) return
        const input = matchMedia('(pointer: fine)').matches && document.querySelector<HTMLElement>(inputs)
        const target = input || document.getElementById('main')
        target?.focus({ preventScroll: true })
      }),
    [router],
  )
  return null
}

const inputs = '[data-bench=input] :is(textarea, input:not([type=file]), [contenteditable=true])'
