import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '#ui/language/language.ts'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { FinderDialog } from './finder-dialog.tsx'
import styles from './search.module.css'
import { SearchHit } from './search-hit.tsx'
import { toolFinder } from './tool-finder.ts'

/** The search over everything: arrows move, Enter opens, Esc or the ground around it closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const isPopular = query.trim() === ''
  const hits = isPopular ? wholeCatalogue.slice(0, 8) : toolFinder.find(query)

  function open(tool: string): void {
    dialog.current?.close()
    // It goes to the page that opens.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate({ to: '/tools/$tool', params: { tool } })
  }

  const status = (
    <div className={styles['label']} role="status" hidden={hits.length === 0}>
      {isPopular ? words.popular : fill(hits.length === 1 ? words.oneResult : words.results, { count: hits.length })}
    </div>
  )
  return (
    <FinderDialog
      ref={dialog}
      title={words.title}
      label={words.tools}
      query={query}
      found={hits.map((tool) => ({ tool }))}
      keyOf={({ tool }) => tool.id}
      status={status}
      foot={
        <>
          {hits.length === 0 && (
            <p className={styles['none']} role="status">
              {fill(words.none, { query: query.trim() })}
            </p>
          )}
          <div className={styles['keys']} aria-hidden="true">
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd> {words.move}
            </span>
            <span>
              <kbd>Enter</kbd> {words.open}
            </span>
            <span>
              <kbd>Esc</kbd> {words.close}
            </span>
          </div>
        </>
      }
      className={styles['hit']}
      onQuery={setQuery}
      onChoose={({ tool }) => open(tool.id)}
      onClose={onClose}
    >
      {({ tool }) => <SearchHit tool={tool} query={query} />}
    </FinderDialog>
  )
}

const texts = {
  en: {
    title: 'Search tools',
    tools: 'Tools',
    popular: 'popular',
    results: '{count} results',
    oneResult: '{count} result',
    none: 'No tool matches "{query}"',
    move: 'Move',
    open: 'Open',
    close: 'Close',
  },
  zh: {
    title: '搜索工具',
    tools: '工具',
    popular: '热门',
    results: '{count} 个结果',
    oneResult: '{count} 个结果',
    none: '没有与“{query}”匹配的工具',
    move: '移动',
    open: '打开',
    close: '关闭',
  },
}
