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
  /** The message in place of the button's label, for a second and a half. */
  message: string | undefined
  failed: boolean
  copyIt: (text: string | Promise<string>) => Promise<void>
}

/**
 * Copies a text, or that of a promise, and reports the outcome. A promise that settles after a newer copy is dropped.
 */
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
    // An operation reports its own failures, and a bug is thrown on.
    throw Object(error).name === 'AbortError' ? errors.copyFailed() : error
  })
  if (!signal.aborted) await copyText(ready, (written) => navigator.clipboard.writeText(written))
}
