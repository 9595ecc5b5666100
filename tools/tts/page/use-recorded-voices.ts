import { useCallback, useEffect, useState } from 'react'

/**
 * Whether the recorded voices are on this device, cached by an earlier visit or because one has spoken. Otherwise the
 * page doesn't choose one by default, since they take megabytes.
 */
export function useRecordedVoices(): { areLoaded: boolean; markLoaded: () => void } {
  const [areLoaded, setLoaded] = useState(false)
  const markLoaded = useCallback(() => setLoaded(true), [])
  useEffect(() => {
    void import('#lib/speech/recorded/are-voices-cached.browser.ts')
      .then(({ areVoicesCached }) => areVoicesCached())
      .then((kept) => kept && setLoaded(true))
      // Without access to the cache they count as missing.
      .catch(() => {})
  }, [])
  return { areLoaded, markLoaded }
}
