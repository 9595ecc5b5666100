import type { Tool } from '#core/catalogue.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { useToolDirectory } from '../tool/tool-directory.ts'
import styles from './tool-frame.module.css'

/** Tools that go well with this one: mostly those that go on with its results. */
export function Companions({ card }: { card: Tool }) {
  const words = useTexts({ en: { goesWith: 'Related tools' }, zh: { goesWith: '相关工具' } })
  const language = useLanguage()
  const { tools, glyph, addressOf, companionsOf } = useToolDirectory()
  const others = companionsOf(card.id).flatMap((id) => tools.find((tool) => tool.id === id) ?? [])
  if (others.length === 0) return null
  return (
    <nav className={styles['companions']} aria-label={words.goesWith}>
      <span>{words.goesWith}</span>
      {others.map((tool) => (
        <a key={tool.id} href={addressOf(tool.id)} className={styles['companion']} data-category={tool.category}>
          {glyph(tool.id, 20)}
          {tool.title[language]}
        </a>
      ))}
    </nav>
  )
}
