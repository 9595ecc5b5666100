import { useCallback, useState } from 'react'
import { useAnnounce } from '#ui/announcer.tsx'
import { useTexts } from '#ui/language.ts'
import { useSentence } from '#ui/use-sentence.ts'
import { copy } from '../copy.ts'
import { errors } from '../errors.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'

interface Copying {
  /** What is to be said in the button's place, for a second and a half. */
  said: string | undefined
  failed: boolean
  copyIt: (text: string | Promise<string>) => Promise<void>
}

/** Copies a text, or what a promise brings, and says how that went. */
export function useCopy(): Copying {
  const { page: words } = useTexts({ en, zh })
  const sentence = useSentence()
  const announce = useAnnounce()
  const [result, setResult] = useState<{ said: string; failed: boolean }>()

  const copyIt = useCallback(
    async (text: string | Promise<string>) => {
      const done = await write(text).then(
        () => ({ said: words.copied, failed: false }),
        (error) => ({ said: sentence(error), failed: true }),
      )
      setResult(done)
      announce(done.said)
      setTimeout(() => setResult(undefined), done.failed ? 5000 : 1500)
    },
    [words, sentence, announce],
  )
  return { said: result?.said, failed: result?.failed === true, copyIt }
}

async function write(text: string | Promise<string>): Promise<void> {
  const ready = await Promise.resolve(text).catch((error) => {
    // What an operation cannot do it says itself, and a bug stays one.
    throw Object(error).name === 'AbortError' ? errors.copyFailed() : error
  })
  await copy(ready, (written) => navigator.clipboard.writeText(written))
}
