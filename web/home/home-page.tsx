import { IconCircleCheck, IconCode, IconDeviceLaptop, IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { fill } from '#kit/sentence.ts'
import { categories } from '#kit/tool.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { pagesRoot, useBoot } from '../boot/boot.ts'
import { textsInLanguage } from '../boot/texts-in-language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { ToolBoard } from '../catalogue/tool-board.tsx'
import { FavoritesAndRecents } from './favorites-and-recents.tsx'
import styles from './home.module.css'
import { leadTexts } from './lead-texts.ts'
import { SiteFacts } from './site-facts.tsx'
import { ToolSearchInput } from './tool-search-input.tsx'

/** The home page: a search field, the favorites, and the board of all tools. */
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

/** On a phone, a sticky strip of the categories below the header. */
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

/** Four claims about the site, each linked to its evidence. */
function SitePromises() {
  const words = useTexts(texts)
  const boot = useBoot()
  const promises = [
    { href: '/terms#use', Icon: IconCircleCheck, text: words.free },
    { href: '/privacy#device', Icon: IconDeviceLaptop, text: words.local },
    ...(boot.staticFolder === undefined ? [{ href: '/api-docs', Icon: IconCode, text: words.api }] : []),
    { href: '/terms#disclaimer', Icon: IconScale, text: words.disclaimer },
  ]
  return (
    <nav className={styles['promises']} aria-label={words.promises}>
      {promises.map(({ href, Icon, text: [title, line] }) => (
        <a key={href} href={pagesRoot(boot) + href}>
          <Icon size={18} stroke={1.75} />
          <span>
            {title}
            <small>{line}</small>
          </span>
        </a>
      ))}
    </nav>
  )
}

const texts = {
  en: {
    none: 'No tool matches. Try another word.',
    categories: 'Categories',
    promises: 'What this site promises',
    free: ['Free, no account', 'At home and at work'],
    local: ['Works on your device', 'Nothing you enter is sent'],
    api: ['API and command line', 'For your scripts'],
    disclaimer: ['Disclaimer', 'Provided “as is”, without warranty'],
  },
  zh: {
    none: '没有匹配的工具，换个词试试。',
    categories: '分类',
    promises: '本站承诺',
    free: ['免费，无需账号', '工作生活皆可用'],
    local: ['在本机处理', '不会发送你输入的内容'],
    api: ['API 与命令行', '供脚本调用'],
    disclaimer: ['免责声明', '按现状提供，不作担保'],
  },
}
