import type { Tool } from '#core/catalogue.ts'
import { categories } from '#kit/category.ts'
import { useLanguage } from '#ui/language/language.ts'
import { HotBadge } from '../catalogue/hot-badge.tsx'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { HighlightMatch } from '../finder/highlight-match.tsx'

interface SearchHitProps {
  tool: Tool
  query: string
}

/** One tool that was found. */
export function SearchHit({ tool, query }: SearchHitProps) {
  const language = useLanguage()
  return (
    <>
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
    </>
  )
}
