import { useEffect, useRef } from 'react'
import type { Tool } from '#kit/catalogue.ts'
import { categories } from '#kit/category.ts'
import { useLanguage } from '#ui/language/language.ts'
import { HotBadge } from '../catalogue/hot-badge.tsx'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { HighlightMatch } from './highlight-match.tsx'
import styles from './search.module.css'

interface SearchHitProps {
  tool: Tool
  query: string
  isSelected: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One tool that was found. The pointer selects it only when it moves, not when the list moves under it. */
export function SearchHit({ tool, query, isSelected, onPoint, onChoose }: SearchHitProps) {
  const language = useLanguage()
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
    <div
      ref={row}
      id={`hit-${tool.id}`}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles['hit']}
      data-category={tool.category}
      onPointerMove={() => isSelected || onPoint()}
      onClick={onChoose}
    >
      <ToolIcon tool={tool.id} />
      <span>
        <b>
          <span>
            <HighlightMatch text={tool.title[language]} query={query} />
          </span>
          {tool.hot && <HotBadge />}
        </b>
        <small>{tool.summary[language]}</small>
      </span>
      <em>{categories[tool.category][language]}</em>
    </div>
  )
}
