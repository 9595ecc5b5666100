import { useEffect, useState } from 'react'

/** The last value that stood for a while, in milliseconds; an empty text counts at once. */
export function useDebouncedText(value: string, delay: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return value === '' ? '' : settled
}
