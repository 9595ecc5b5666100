import { type RefObject, useEffect, useRef } from 'react'

/** Tells whether the page is still there, for work of which every answer counts until then. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
