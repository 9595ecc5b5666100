import { IconFolder, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { isTextField } from '#ui/commands/text-field.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { useTexts } from '#ui/language/language.ts'
import { takeHandover } from '#ui/tool/handover.ts'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'
import type { Choices } from './choices.ts'
import styles from './home.module.css'
import { loadChoices, useChoices } from './use-choices.ts'

/**
 * A field to search tools, or to paste or drop anything and get suggested operations. It is no form:
 * without scripts it does nothing, so that pasted data can never be sent.
 */
export function ToolSearchInput({ onFilter }: { onFilter: (tools: readonly Tool[] | undefined) => void }) {
  const words = useTexts(texts)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { choices, selected, select, offer, close, whenCome } = useChoices(onFilter)
  const options = choices?.options ?? []

  function type(typed: string): void {
    setText(typed)
    if (typed.trim() === '') {
      close()
      onFilter(undefined)
    } else offer(typed, true)
  }

  function bring(material: string | File | undefined, others: readonly File[] = []): void {
    if (material === undefined) return
    setText(typeof material === 'string' ? material.slice(0, 200) : material.name)
    close()
    field.current?.focus()
    // With a text come its images, not further files.
    offer(material, false, material instanceof File ? others : [])
  }

  function open(answer: Choices, index: number): void {
    const option = answer.options[index]
    if (!option) return
    // A command may stay on the page.
    if (option.command) close()
    answer.open(option, navigate)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter and the arrows are those of the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && choices) close()
    else if (step && text.trim() !== '') {
      const move = (answer: Choices, at: number) =>
        select((at + step + answer.options.length) % answer.options.length || 0)
      if (!whenCome(move)) offer(text, true)
    } else if (event.key === 'Enter') void whenCome(open)
    else return
    event.preventDefault()
  }

  const latest = useRef(bring)
  latest.current = bring
  useEffect(() => {
    const take = () => {
      const { material, others } = takeHandover('home', 'open') ?? {}
      // Material from outside is a text or a file.
      if (!(material instanceof Blob) || material instanceof File) latest.current(material, others)
    }
    // Even without a focused field.
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || (event.target !== field.current && isTextField(event.target))) return
      event.preventDefault()
      // An image of the text may come with it.
      const { text: clipboard, files } = transferContentsOf(event.clipboardData)
      latest.current(clipboard || files[0], files.slice(1))
    }
    take()
    addEventListener('handover', take)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('handover', take)
      removeEventListener('paste', paste)
    }
  }, [])

  useShortcutScope('home')
  useCommand('go-to-input', () => field.current?.focus())

  return (
    <search
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        const { text: dropped, files } = transferContentsOf(event.dataTransfer)
        bring(isTextField(event.target) ? dropped || files[0] : (files[0] ?? dropped), files.slice(1))
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // `document.activeElement` stays the field while the window is not focused.
        if (!currentTarget.contains(relatedTarget) && document.activeElement !== field.current) close()
      }}
    >
      <div className={styles['field']}>
        <IconSearch size={22} stroke={1.75} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls="tool-suggestions"
          aria-autocomplete="list"
          aria-activedescendant={options[selected] && `suggestion-${selected}`}
          aria-label={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => void loadChoices()}
          onKeyDown={onKeyDown}
        />
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={words.open}
          onChange={({ currentTarget }) => {
            const [file, ...others] = currentTarget.files ?? []
            bring(file, others)
            // The same file chosen again must fire a change again.
            currentTarget.value = ''
          }}
        />
        <button
          type="button"
          className={`button ${styles['open']}`}
          data-quiet=""
          aria-label={words.open}
          onClick={() => chooser.current?.click()}
        >
          <IconFolder size={18} stroke={1.75} />
          <span>{words.open}</span>
        </button>
        {choices && <choices.List {...{ choices, selected }} onSelect={select} onOpen={open} />}
      </div>
      <div className={styles['try']}>
        <span>{words.try}</span>
        {examples.map((example) => (
          <button key={example} type="button" className={styles['chip']} onClick={() => bring(example)}>
            {example.length > 16 ? `${example.slice(0, 13)}…` : example}
          </button>
        ))}
      </div>
    </search>
  )
}

const examples = ['{"id": 7}', '5bel5YW3', 'a%20b%3D1']

const texts = {
  en: { placeholder: 'Find a tool, or paste anything', open: 'Open file', try: 'Paste to see what fits:' },
  zh: { placeholder: '搜索工具，或粘贴任意内容', open: '打开文件', try: '粘贴后推荐合适的工具：' },
}
