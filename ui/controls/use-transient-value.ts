import { useCallback, useEffect, useRef, useState } from 'react'

/** Shows something for some milliseconds, counted from the last time; then it is gone. */
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
