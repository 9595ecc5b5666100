import { useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { fill } from '#kit/sentence.ts'
import { categories } from '#kit/tool.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { useBoot } from '../boot/boot.ts'
import { textsInLanguage } from '../boot/texts-in-language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { ToolBoard } from '../catalogue/tool-board.tsx'
import { FavoritesAndRecents } from './favorites-and-recents.tsx'
import styles from './home.module.css'
import { leadTexts } from './lead-texts.ts'
import { SiteFacts } from './site-facts.tsx'
import { SitePromises } from './site-promises.tsx'
import { ToolSearchInput } from './tool-search-input.tsx'

/** The home page is the tools: one field to find or open them, the favorites, and the board. */
export default function HomePage() {
  useMarkHydrated()
  const words = useTexts(texts)
  const lead = useTexts(leadTexts)
  const { main_title, sub_title } = textsInLanguage(useBoot().config.site_info, useLanguage())
  const [filtered, setFiltered] = useState<readonly Tool[]>()

  return (
    <div className="wrap">
      <section className={styles['lead']}>
        <div>
          <h1>{main_title || lead.title}</h1>
          <p className={styles['sub']}>{sub_title || fill(lead.sub, { count: catalogue.length })}</p>
          <ToolSearchInput onFilter={setFiltered} />
        </div>
        <SitePromises />
      </section>
      <FavoritesAndRecents />
      <CategoryNav />
      {filtered?.length === 0 ? (
        <p className={styles['sub']}>{words.none}</p>
      ) : (
        <ToolBoard tools={filtered ?? catalogue} />
      )}
      <SiteFacts />
    </div>
  )
}

/** On a phone, the categories in a strip that sticks under the header. */
function CategoryNav() {
  const language = useLanguage()
  const words = useTexts(texts)
  const present = new Set(catalogue.map(({ category }) => category))
  return (
    <nav className={styles['jump']} aria-label={words.categories}>
      {Object.entries(categories).map(
        ([category, names]) =>
          present.has(category as keyof typeof categories) && (
            <a key={category} href={`#${category}`} data-category={category}>
              {names[language]}
            </a>
          ),
      )}
    </nav>
  )
}

const texts = {
  en: {
    none: 'No tool matches. Try another word.',
    categories: 'Categories',
  },
  zh: {
    none: '没有匹配的工具，换个词试试。',
    categories: '分类',
  },
}
