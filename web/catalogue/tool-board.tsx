import type { Tool } from '#core/catalogue.ts'
import { type Category, categories } from '#kit/category.ts'
import { useLanguage } from '#ui/language/language.ts'
import { arrangeBoard } from './arrange-board.ts'
import styles from './tool-board.module.css'
import { ToolRow } from './tool-row.tsx'

/** The board: every tool in its place, by category, the most popular first. An empty category is left out. */
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
