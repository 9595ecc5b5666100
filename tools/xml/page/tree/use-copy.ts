import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'

/** Copies a text once it is available, and announces it. */
export function useCopy(): (text: Promise<string>) => Promise<void> {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  return (text) =>
    text
      .then((copied) => navigator.clipboard.writeText(copied))
      .then(
        () => announce(words.copied),
        () => announce(words.copyFailed),
      )
}
