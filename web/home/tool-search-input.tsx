import { IconFolder, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import type { Tool } from '#kit/catalogue.ts'
import { kebabOf } from '#kit/kebab.ts'
import { useKeys } from '#ui/controls/use-keys.ts'
import { useTexts } from '#ui/language/language.ts'
import { handOver } from '#ui/material/handover.ts'
import type { ToolSuggestion } from '#ui/material/suggest-tools.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { carriedBy } from '#ui/transfer/carried.ts'
import { isTextField } from '#ui/transfer/text-field.ts'
import styles from './home.module.css'
import type { ToolSuggestionsProps } from './tool-suggestions.tsx'

/**
 * One field to find a tool by its name, or to paste or drop anything and see which tools suit it. It is no form: without a
 * script it does nothing, so that what is pasted can never be sent.
 */
export function ToolSearchInput({ onFilter }: { onFilter: (tools: readonly Tool[] | undefined) => void }) {
  const words = useTexts(texts)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [pasted, setPasted] = useState<Pasted>()
  const [selected, setSelected] = useState(0)
  const begin = useLatest()
  const suggestions = pasted?.suggestions ?? []

  async function filter(query: string): Promise<void> {
    const signal = begin()
    setText(query)
    setPasted(undefined)
    if (query.trim() === '') return onFilter(undefined)
    const { filterTools } = await import('../search/filter-tools.ts')
    // Typing goes on while the search loads; only the last word counts.
    if (!signal.aborted) onFilter(filterTools(query))
  }

  /** Filters by a single word; suggests tools for anything else. */
  async function suggestFor(material: string | File | undefined): Promise<void> {
    if (material === undefined) return
    const signal = begin()
    setText(typeof material === 'string' ? material.slice(0, 200) : material.name)
    setPasted(undefined)
    field.current?.focus()
    const { ToolSuggestions, topSuggestions } = await loadSuggestions()
    if (signal.aborted) return
    const found = topSuggestions(material)
    if (typeof material === 'string' && isWord.test(material) && found[0]?.material === 'text') return filter(material)
    setSelected(0)
    onFilter(undefined)
    setPasted({ material, suggestions: found, ToolSuggestions })
  }

  function open({ tool, operation }: ToolSuggestion): void {
    if (!pasted) return
    handOver({ tool: tool.id, operation, material: pasted.material })
    void navigate({ to: '/tools/$tool', params: { tool: tool.id }, search: { operation: kebabOf(operation) } })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const suggestion = suggestions[selected]
    if (event.key === 'Escape') {
      begin()
      setPasted(undefined)
    } else if (step && suggestions.length) setSelected((selected + step + suggestions.length) % suggestions.length)
    else if (event.key === 'Enter' && suggestion) open(suggestion)
    else return
    event.preventDefault()
  }

  useKeys({ onFocus: () => field.current?.focus() })

  return (
    <search
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        const { text: dropped, files } = carriedBy(event.dataTransfer)
        void suggestFor(isTextField(event.target) ? dropped || files[0] : (files[0] ?? dropped))
      }}
    >
      <div className={styles['field']}>
        <IconSearch size={22} stroke={1.75} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls="tool-suggestions"
          aria-activedescendant={suggestions[selected] && `suggestion-${suggestions[selected].tool.id}`}
          aria-label={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => void filter(event.currentTarget.value)}
          onPaste={(event) => {
            if (event.defaultPrevented) return
            event.preventDefault()
            // Beside a text there may be a picture of it.
            const { text: clipboard, files } = carriedBy(event.clipboardData)
            void suggestFor(clipboard || files[0])
          }}
          onFocus={() => void loadSuggestions()}
          onKeyDown={onKeyDown}
        />
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={words.open}
          onChange={({ currentTarget }) => {
            void suggestFor(currentTarget.files?.[0])
            // The same file chosen again must fire a change again.
            currentTarget.value = ''
          }}
        />
        <button
          type="button"
          className="button"
          data-quiet=""
          aria-label={words.open}
          onClick={() => chooser.current?.click()}
        >
          <IconFolder size={18} stroke={1.75} />
          <span>{words.open}</span>
        </button>
        {pasted && (
          <pasted.ToolSuggestions
            material={pasted.material}
            suggestions={suggestions}
            selected={selected}
            onSelect={setSelected}
            onOpen={open}
          />
        )}
      </div>
      <div className={styles['try']}>
        <span>{words.try}</span>
        {examples.map((example) => (
          <button key={example} type="button" className={styles['chip']} onClick={() => void suggestFor(example)}>
            {example.length > 16 ? `${example.slice(0, 13)}…` : example}
          </button>
        ))}
      </div>
    </search>
  )
}

/** What was pasted, dropped or opened, the tools for it, and the list that shows them, which is loaded lazily. */
interface Pasted extends Pick<ToolSuggestionsProps, 'material' | 'suggestions'> {
  ToolSuggestions: ComponentType<ToolSuggestionsProps>
}

const loadSuggestions = () => import('./tool-suggestions.tsx')

const isWord = /^[\p{L}\p{N} -]{0,24}$/u

const examples = ['{"id": 7}', '5bel5YW3', 'a%20b%3D1']

const texts = {
  en: { placeholder: 'Find a tool, or paste anything', open: 'Open file', try: 'Paste to see what fits:' },
  zh: { placeholder: '查找工具，或粘贴任意内容', open: '打开文件', try: '粘贴后推荐合适的工具：' },
}
