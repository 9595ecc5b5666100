import { useSyncExternalStore } from 'react'

const fingers = '(pointer: coarse)'

/** The height of a row in pixels: higher with a coarse pointer. */
export const useRowHeight = (): number => (useSyncExternalStore(listen, isCoarse, () => false) ? 40 : 28)

const isCoarse = (): boolean => matchMedia(fingers).matches

function listen(hear: () => void): () => void {
  const query = matchMedia(fingers)
  query.addEventListener('change', hear)
  return () => query.removeEventListener('change', hear)
}
