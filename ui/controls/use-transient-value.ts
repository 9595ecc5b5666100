import { useCallback, useEffect, useRef, useState } from 'react'

/** A value that is reset some milliseconds after it was last set. */
export function useTransientValue<Value extends object | string>(): [
  shown: Value | undefined,
  show: (value: Value, milliseconds: number) => void,
] {
  const [shown, setShown] = useState<Value>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((value: Value, milliseconds: number) => {
    clearTimeout(timer.current)
    setShown(value)
    timer.current = setTimeout(() => setShown(undefined), milliseconds)
  }, [])
  return [shown, show]
}
