import { useEffect, useState } from 'react'

/** The last value that stood for a while, in milliseconds; an empty text counts at once. */
export function useSettled(value: string, patience: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : patience)
    return () => clearTimeout(timer)
  }, [value, patience])
  return value === '' ? '' : settled
}
