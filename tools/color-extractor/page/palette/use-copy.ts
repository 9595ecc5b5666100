import { joinLabel } from '#kit/words/marks.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { errors } from '../../errors.ts'
import type { PageTexts } from '../texts.en.ts'

/** Copies a value of a color and says so; `copied` is the last one, for a second and a half. */
export function useCopy() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const sentence = useSentence()
  const [copied, show] = useTransientValue<string>()

  async function copy(value: string): Promise<void> {
    try {
      await write(value)
      show(value, 1500)
      announce(joinLabel(words.copied, value))
    } catch (error) {
      announce(sentence(error as Error))
    }
  }
  return { copied, copy }
}

async function write(value: string): Promise<void> {
  await navigator.clipboard.writeText(value).catch(() => {
    throw errors.copyFailed()
  })
}
