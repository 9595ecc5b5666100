import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { siteName, useBoot } from '../boot/boot.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { ReadingPage } from '../reading/reading-page.tsx'
import { en, zh } from './about-texts.ts'

export default function AboutPage() {
  const { title, parts } = useTexts({ en, zh })
  const params = { name: siteName(useBoot()), count: catalogue.length }
  const filled = parts.map((part) => ({
    ...part,
    text: part.text.map((paragraph) => (typeof paragraph === 'string' ? fill(paragraph, params) : paragraph)),
  }))
  return <ReadingPage title={fill(title, params)} parts={filled} />
}
