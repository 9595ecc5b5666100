import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Tool } from '#core/catalogue.ts'
import { fill } from '#kit/sentence.ts'
import { favorites, toggleFavorite } from '#ui/device/favorites.ts'
import { useStored } from '#ui/device/stored.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { HotBadge } from './hot-badge.tsx'
import styles from './tool-board.module.css'
import { ToolIcon } from './tool-icon.tsx'

/** One tool in a list: its link, and beside it the star that makes it a favorite. */
export function ToolRow({ tool }: { tool: Tool }) {
  const language = useLanguage()
  const words = useTexts(texts)
  const isFavorite = useStored(favorites).includes(tool.id)
  const title = tool.title[language]
  const Star = isFavorite ? IconStarFilled : IconStar
  return (
    <li className={styles['row']} data-category={tool.category}>
      <Link to="/tools/$tool" params={{ tool: tool.id }} className={styles['tool']}>
        <ToolIcon tool={tool.id} />
        <span>
          <b>
            {title}
            {tool.hot && <HotBadge />}
          </b>
          <small>{tool.summary[language]}</small>
        </span>
      </Link>
      <button
        type="button"
        className={styles['star']}
        aria-pressed={isFavorite}
        aria-label={fill(words.favorite, { title })}
        onClick={() => toggleFavorite(tool.id)}
      >
        <Star size={18} stroke={1.75} />
      </button>
    </li>
  )
}

const texts = { en: { favorite: 'Favorite: {title}' }, zh: { favorite: '收藏：{title}' } }
