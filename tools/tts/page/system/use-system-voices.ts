import { useEffect, useState } from 'react'

/** The voices of the system; undefined where the browser has no speech. They may come late. */
export function useSystemVoices(): SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>()

  useEffect(() => {
    if (!('speechSynthesis' in window)) return
    const read = () => setVoices(speechSynthesis.getVoices())
    read()
    speechSynthesis.addEventListener('voiceschanged', read)
    return () => speechSynthesis.removeEventListener('voiceschanged', read)
  }, [])

  return voices
}
