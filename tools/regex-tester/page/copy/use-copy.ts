import { useCallback } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import type { PageTexts } from '../texts.en.ts'
import { copyText } from './copy-text.ts'

interface Copying {
  /** What is to be message in the button's place, for a second and a half. */
  message: string | undefined
  failed: boolean
  copyIt: (text: string | Promise<string>) => Promise<void>
}

/** Copies a text, or what a promise brings, and says how that went. What comes after something newer was copied is dropped. */
export function useCopy(): Copying {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const announce = useAnnounce()
  const begin = useLatest()
  const [result, show] = useTransientValue<{ message: string; failed: boolean }>()

  const copyIt = useCallback(
    async (text: string | Promise<string>) => {
      const signal = begin()
      const done = await write(text, signal).then(
        () => ({ message: words.copied, failed: false }),
        (error) => ({ message: sentence(error), failed: true }),
      )
      if (signal.aborted) return
      show(done, done.failed ? 5000 : 1500)
      announce(done.message)
    },
    [words, sentence, announce, begin, show],
  )
  return { message: result?.message, failed: result?.failed === true, copyIt }
}

async function write(text: string | Promise<string>, signal: AbortSignal): Promise<void> {
  const ready = await Promise.resolve(text).catch((error) => {
    // What an operation cannot do it says itself, and a bug stays one.
    throw Object(error).name === 'AbortError' ? errors.copyFailed() : error
  })
  if (!signal.aborted) await copyText(ready, (written) => navigator.clipboard.writeText(written))
}
