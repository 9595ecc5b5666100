import { useTexts } from '#ui/language/language.ts'
import { en, zh } from './privacy-texts.ts'
import { ReadingPage } from './reading-page.tsx'

export default function PrivacyPage() {
  return <ReadingPage {...useTexts({ en, zh })} isDated />
}
