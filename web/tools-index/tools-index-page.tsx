import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { fill } from '#kit/sentence.ts'
import { FilterField } from '#ui/fields/filter-field.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { ToolBoard } from '../catalogue/tool-board.tsx'
import styles from './tools-index.module.css'

/** All tools by category, with a filter. The word that search engines send along (`?q=`) fills it. */
export default function ToolsIndexPage() {
  useMarkHydrated()
  const words = useTexts(texts)
  const { q = '' } = useSearch({ from: '/tools/' })
  const [query, setQuery] = useState(q)
  const [{ tools, isNear }, setFiltered] = useState(all)

  useEffect(() => {
    let isCurrent = true
    if (query.trim() === '') setFiltered(all)
    else void import('../finder/tool-finder.ts').then(({ filterTools }) => isCurrent && setFiltered(filterTools(query)))
    return () => {
      isCurrent = false
    }
  }, [query])

  const count = isNear ? 0 : tools.length

  return (
    <div className="wrap">
      <div className={styles['head']}>
        <h1>{words.title}</h1>
        <FilterField label={words.filter} value={query} onChange={setQuery} />
        <span role="status" className={styles['count']}>
          {fill(words.count, { count })}
        </span>
      </div>
      <p className={styles['chain']}>
        <Link to="/pipelines">{words.pipelines}</Link> {words.chain}
      </p>
      {(isNear || tools.length === 0) && (
        <p>{fill(tools.length > 0 ? words.near : words.none, { query: query.trim() })}</p>
      )}
      {tools.length > 0 && <ToolBoard tools={tools} />}
    </div>
  )
}

const all: { tools: readonly Tool[]; isNear: boolean } = { tools: catalogue, isNear: false }

const texts = {
  en: {
    title: 'All tools',
    filter: 'Filter tools',
    pipelines: 'Pipelines',
    chain: 'run several one after another.',
    count: '{count|tool|tools}',
    none: 'No tool matches “{query}”',
    near: 'No tool matches “{query}”. The nearest:',
  },
  zh: {
    title: '全部工具',
    filter: '筛选工具',
    pipelines: '流水线',
    chain: '可依次运行多个工具。',
    count: '{count} 个工具',
    none: '没有与“{query}”匹配的工具',
    near: '没有与“{query}”匹配的工具，最接近的有：',
  },
}
