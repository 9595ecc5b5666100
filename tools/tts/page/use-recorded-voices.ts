import { useCallback, useEffect, useState } from 'react'

/**
 * Tells whether the recorded voices are on this device: from a visit before, as the browser keeps the site's files, or
 * because one of them has spoken. Until then no page chooses one by itself, as they are megabytes.
 */
export function useRecordedVoices(): { areLoaded: boolean; haveSpoken: () => void } {
  const [areLoaded, setLoaded] = useState(false)
  const haveSpoken = useCallback(() => setLoaded(true), [])
  useEffect(() => {
    void import('#lib/speech/recorded/are-kept.browser.ts')
      .then(({ areKept }) => areKept())
      .then((kept) => kept && setLoaded(true))
      // A page that cannot look has them as if they were not there.
      .catch(() => {})
  }, [])
  return { areLoaded, haveSpoken }
}
