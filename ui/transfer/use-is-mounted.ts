import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still mounted, for tasks whose every result is used until then. */
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
