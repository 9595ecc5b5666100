import { type RefObject, useEffect, useRef } from 'react'

/** Tells whether the page is still there, for work of which every answer counts until then. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
