import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Tool } from '#core/catalogue.ts'
import { fill } from '#kit/sentence.ts'
import { type Category, categories } from '#kit/tool.ts'
import { favorites, toggleFavorite } from '#ui/device/favorites.ts'
import { useStored } from '#ui/device/stored.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { arrangeBoard } from './arrange-board.ts'
import { HotBadge } from './hot-badge.tsx'
import styles from './tool-board.module.css'
import { ToolIcon } from './tool-icon.tsx'

/** The board of all tools by category, the most popular first. Empty categories are left out. */
export function ToolBoard({ tools }: { tools: readonly Tool[] }) {
  return (
    <div className={styles['board']}>
      {arrangeBoard(tools).map(({ categories, span }) => (
        <div key={categories[0]} className={styles['column']} data-span={span}>
          {categories.map((category) => (
            <CategorySection
              key={category}
              category={category}
              tools={tools.filter((tool) => tool.category === category)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function CategorySection({ category, tools }: { category: Category; tools: readonly Tool[] }) {
  const language = useLanguage()
  return (
    <section id={category} className={styles['category']} data-category={category} aria-labelledby={`of-${category}`}>
      <h2 id={`of-${category}`}>
        {categories[category][language]} <span>{tools.length}</span>
      </h2>
      <div className="rule" />
      <ul>
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
}

/** A tool in a list: its link, and the favorite button beside it. */
function ToolRow({ tool }: { tool: Tool }) {
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
