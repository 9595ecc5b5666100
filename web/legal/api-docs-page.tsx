import { useTexts } from '#ui/language/language.ts'
import { ServedPage } from './served-page.tsx'

export default function ApiDocsPage() {
  const words = useTexts({ en: { title: 'API' }, zh: { title: 'API' } })
  return <ServedPage title={words.title} />
}
