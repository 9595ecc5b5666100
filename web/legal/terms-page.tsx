import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { textsInLanguage } from '../boot/texts-in-language.ts'
import { ReadingPage } from '../reading/reading-page.tsx'
import { en, zh } from './terms-texts.ts'

/** The terms; the owner's own disclaimer takes the place of ours. */
export default function TermsPage() {
  const { title, parts } = useTexts({ en, zh })
  const { disclaimer } = textsInLanguage(useBoot().config.site_info, useLanguage())
  const own = disclaimer.split(/\n{2,}/).filter(Boolean)
  const withDisclaimer =
    own.length > 0 ? parts.map((part) => (part.id === 'disclaimer' ? { ...part, text: own } : part)) : parts
  return <ReadingPage title={title} parts={withDisclaimer} isDated />
}
