import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Modal } from '#ui/controls/modal.tsx'
import { useTexts } from '#ui/language/language.ts'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import styles from './search.module.css'
import { SearchHit } from './search-hit.tsx'
import { toolFinder } from './tool-finder.ts'

/** The search over everything: arrows move, Enter opens, Esc or the ground around it closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const words = useTexts(texts)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(0)
  const isPopular = query.trim() === ''
  const hits = isPopular ? wholeCatalogue.slice(0, 8) : toolFinder.find(query)

  function open(tool: string): void {
    dialog.current?.close()
    // It goes to the page that opens.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate({ to: '/tools/$tool', params: { tool } })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[selected]
    if (step && hits.length) setSelected((selected + step + hits.length) % hits.length)
    else if (event.key === 'Enter' && hit && !event.nativeEvent.isComposing) open(hit.id)
    else return
    event.preventDefault()
  }

  return (
    <Modal ref={dialog} className={styles['dialog']} aria-label={words.title} onClose={onClose}>
      <div className={styles['query']}>
        <IconSearch size={20} stroke={1.75} />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="hits"
          aria-label={words.title}
          aria-activedescendant={hits[selected] && `hit-${hits[selected].id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.title}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setSelected(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </button>
      </div>
      <div className={styles['label']} role="status" hidden={hits.length === 0}>
        {isPopular ? words.popular : fill(hits.length === 1 ? words.oneResult : words.results, { count: hits.length })}
      </div>
      <div id="hits" className={styles['hits']} role="listbox" aria-label={words.tools}>
        {hits.map((tool, index) => (
          <SearchHit
            key={tool.id}
            tool={tool}
            query={query}
            isSelected={index === selected}
            onPoint={() => setSelected(index)}
            onChoose={() => open(tool.id)}
          />
        ))}
      </div>
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
    </Modal>
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
