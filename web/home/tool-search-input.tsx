import { IconFolder, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import type { Tool } from '#kit/catalogue.ts'
import { kebabOf } from '#kit/kebab.ts'
import { useKeys } from '#ui/controls/use-keys.ts'
import { useTexts } from '#ui/language/language.ts'
import { handOver } from '#ui/material/handover.ts'
import type { Fit } from '#ui/material/suggest-tools.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { carriedBy } from '#ui/transfer/carried.ts'
import { isTextField } from '#ui/transfer/text-field.ts'
import styles from './home.module.css'
import type { FitsProps } from './tool-suggestions.tsx'

/**
 * One field to find a tool by its name, or to paste or drop anything and be told what fits. It is no form: without a
 * script it does nothing, so that what is pasted can never be sent.
 */
export function OpenField({ onFind }: { onFind: (tools: readonly Tool[] | undefined) => void }) {
  const words = useTexts(texts)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [brought, setBrought] = useState<Brought>()
  const [selected, setSelected] = useState(0)
  const begin = useLatest()
  const fits = brought?.fits ?? []

  async function find(query: string): Promise<void> {
    const signal = begin()
    setText(query)
    setBrought(undefined)
    if (query.trim() === '') return onFind(undefined)
    const { findOnBoard } = await import('../search/filter-tools.ts')
    // Typing goes on while the search loads; only the last word counts.
    if (!signal.aborted) onFind(findOnBoard(query))
  }

  /** A word is looked for; what is longer, or no word at all, is something to work on. */
  async function bring(material: string | File | undefined): Promise<void> {
    if (material === undefined) return
    const signal = begin()
    setText(typeof material === 'string' ? material.slice(0, 200) : material.name)
    setBrought(undefined)
    field.current?.focus()
    const { Fits, fitsHere } = await loadFits()
    if (signal.aborted) return
    const found = fitsHere(material)
    if (typeof material === 'string' && isWord.test(material) && found[0]?.material === 'text') return find(material)
    setSelected(0)
    onFind(undefined)
    setBrought({ material, fits: found, Fits })
  }

  function open({ tool, operation }: Fit): void {
    if (!brought) return
    handOver({ tool: tool.id, operation, material: brought.material })
    void navigate({ to: '/tools/$tool', params: { tool: tool.id }, search: { operation: kebabOf(operation) } })
  }

  function hearKeys(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const fit = fits[selected]
    if (event.key === 'Escape') {
      begin()
      setBrought(undefined)
    } else if (step && fits.length) setSelected((selected + step + fits.length) % fits.length)
    else if (event.key === 'Enter' && fit) open(fit)
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
        void bring(isTextField(event.target) ? dropped || files[0] : (files[0] ?? dropped))
      }}
    >
      <div className={styles['field']}>
        <IconSearch size={22} stroke={1.75} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={fits.length > 0}
          aria-controls="fits"
          aria-activedescendant={fits[selected] && `fit-${fits[selected].tool.id}`}
          aria-label={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => void find(event.currentTarget.value)}
          onPaste={(event) => {
            if (event.defaultPrevented) return
            event.preventDefault()
            // Beside a text there may be a picture of it.
            const { text: pasted, files } = carriedBy(event.clipboardData)
            void bring(pasted || files[0])
          }}
          onFocus={() => void loadFits()}
          onKeyDown={hearKeys}
        />
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={words.open}
          onChange={({ currentTarget }) => {
            void bring(currentTarget.files?.[0])
            // The same file chosen again is to be heard of again.
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
        {brought && (
          <brought.Fits
            material={brought.material}
            fits={fits}
            selected={selected}
            onSelect={setSelected}
            onOpen={open}
          />
        )}
      </div>
      <div className={styles['try']}>
        <span>{words.try}</span>
        {examples.map((example) => (
          <button key={example} type="button" className={styles['chip']} onClick={() => void bring(example)}>
            {example.length > 16 ? `${example.slice(0, 13)}…` : example}
          </button>
        ))}
      </div>
    </search>
  )
}

/** What was pasted, dropped or opened, and the tools that fit; the list comes with the first of them. */
interface Brought extends Pick<FitsProps, 'material' | 'fits'> {
  Fits: ComponentType<FitsProps>
}

const loadFits = () => import('./tool-suggestions.tsx')

const isWord = /^[\p{L}\p{N} -]{0,24}$/u

const examples = ['{"id": 7}', '5bel5YW3', 'a%20b%3D1']

const texts = {
  en: { placeholder: 'Find a tool, or paste anything', open: 'Open file', try: 'Paste to see what fits:' },
  zh: { placeholder: '查找工具，或粘贴任意内容', open: '打开文件', try: '粘贴后推荐合适的工具：' },
}
