import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { ReadingPage } from '../reading/reading-page.tsx'
import { en, zh } from './privacy-texts.ts'

/** The privacy policy; it has a contact address only if the owner has set one. */
export default function PrivacyPage() {
  const { title, parts } = useTexts({ en, zh })
  const words = useTexts(texts)
  const { contact_email, feedback_email } = useBoot().config.site_info
  const address = contact_email || feedback_email
  const withAddress = parts.map((part) =>
    part.id === 'rights' && address ? { ...part, text: [...part.text, fill(words.write, { address })] } : part,
  )
  return <ReadingPage title={title} parts={withAddress} isDated />
}

const texts = {
  en: { write: 'If you have any questions, write to {address}.' },
  zh: { write: '如有任何疑问，请发邮件至 {address}。' },
}
