import { useTexts } from '#ui/language/language.ts'

/** Marks a popular tool. */
export function HotBadge() {
  const words = useTexts({ en: { hot: 'Hot' }, zh: { hot: '热' } })
  return <span className="hot">{words.hot}</span>
}
