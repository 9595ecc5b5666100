import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Modal } from '#ui/controls/modal.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import type { FoundOperation } from './find-operations.ts'
import styles from './pipelines.module.css'

interface AddStepDialogProps {
  onClose: () => void
  onChoose: (tool: string, operation: string) => void
}

/** All operations that a step may run, to be searched: arrows move, Enter chooses, Esc closes. */
export function AddStepDialog({ onClose, onChoose }: AddStepDialogProps) {
  const words = useTexts(texts)
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(0)
  const [find, setFind] = useState<typeof import('./find-operations.ts').findOperations>()
  const list = useRef<HTMLDivElement>(null)
  const found: FoundOperation[] = find?.(query, language) ?? []

  useEffect(() => {
    void import('./find-operations.ts').then((module) => setFind(() => module.findOperations))
  }, [])

  useEffect(() => {
    list.current?.children[selected]?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[selected]
    if (step && found.length > 0) setSelected((selected + step + found.length) % found.length)
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing)
      onChoose(chosen.tool.id, chosen.operation)
    else return
    event.preventDefault()
  }

  return (
    <Modal className={styles['dialog'] ?? ''} aria-label={words.title} onClose={onClose}>
      <div className={styles['query']}>
        <IconSearch size={20} stroke={1.75} />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="operations"
          aria-label={words.search}
          aria-activedescendant={found[selected] && `operation-${selected}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.search}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value)
            setSelected(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} />
        </button>
      </div>
      <div ref={list} id="operations" className={styles['found']} role="listbox" aria-label={words.title}>
        {found.map(({ tool, operation, label }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
          <div
            key={`${tool.id}/${operation}`}
            id={`operation-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            data-category={tool.category}
            onPointerMove={() => setSelected(index)}
            onClick={() => onChoose(tool.id, operation)}
          >
            <ToolIcon tool={tool.id} size={22} />
            <span>{label}</span>
            <code>
              {tool.id}/{operation}
            </code>
          </div>
        ))}
      </div>
      <p className={styles['none']} role="status">
        {find && found.length === 0 && fill(words.none, { query: query.trim() })}
      </p>
    </Modal>
  )
}

const texts = {
  en: {
    title: 'Add a step',
    search: 'Search operations',
    close: 'Close',
    none: 'No operation matches "{query}"',
  },
  zh: { title: '添加步骤', search: '搜索操作', close: '关闭', none: '没有与“{query}”匹配的操作' },
}
