import { type ClipboardEvent, useRef, useState } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { categories } from '#kit/tool.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'
import { HotBadge } from '../catalogue/hot-badge.tsx'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { FinderDialog } from '../finder/finder-dialog.tsx'
import { HighlightMatch } from '../finder/highlight-match.tsx'
import styles from './search.module.css'
import { SearchKeys } from './search-keys.tsx'
import type { SearchResult } from './search-result.ts'
import { useSearchResults } from './use-search-results.tsx'
import { useSummary } from './use-summary.ts'

interface SearchDialogProps {
  /** The file that it is opened with, if any. */
  file?: boolean | File
  onClose: () => void
}

/** The search over everything: tools, suggestions for a pasted text, operations, commands and pipelines. */
export default function SearchDialog({ file, onClose }: SearchDialogProps) {
  const words = useTexts(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  const dropped = file instanceof File ? file : undefined
  const [query, setQuery] = useState(dropped?.name ?? '')
  const [brought, setBrought] = useState<string | File | undefined>(dropped)
  const all = useSearchResults({ query, brought })
  const hits = all ?? []
  const { status, others, none, labelOf } = useSummary({ query, brought, hits })

  function choose({ isVisit, choose: act }: SearchResult): void {
    dialog.current?.close()
    // The focus goes to the opened page.
    if (isVisit && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    act()
  }

  function paste(event: ClipboardEvent): void {
    const { text, files } = transferContentsOf(event.clipboardData)
    const [file] = files
    // A single word may be the name of a tool, and is pasted at the caret.
    if (isWord.test(text.trim()) && !file) return
    event.preventDefault()
    setBrought(text || file)
    setQuery(text.slice(0, 200) || (file?.name ?? ''))
  }

  return (
    <FinderDialog
      ref={dialog}
      title={words.title}
      placeholder={words.placeholder}
      label={words.found}
      query={query}
      items={hits}
      keyOf={({ key }) => key}
      groupOf={({ group }) => ({ label: labelOf(group), isSaidAbove: group === 'tools' || brought !== undefined })}
      status={
        <div className={styles['label']} role="status" hidden={hits.length === 0}>
          {hits.length > 0 && status}
          <span className="visually-hidden">{others}</span>
        </div>
      }
      foot={
        <>
          {all && hits.length === 0 && (
            <p className={styles['none']} role="status">
              {none}
            </p>
          )}
          <SearchKeys />
        </>
      }
      className={styles['found']}
      onQuery={(typed) => {
        setQuery(typed)
        setBrought(undefined)
      }}
      onPaste={paste}
      onChoose={choose}
      onClose={onClose}
    >
      {(each) =>
        each.group === 'tools' && each.tool ? (
          <SearchHit tool={each.tool} query={query} />
        ) : (
          <FoundRow hit={each} query={brought === undefined ? query : ''} />
        )
      }
    </FinderDialog>
  )
}

const isWord = /^[\p{L}\p{N} -]{0,24}$/u

const texts = {
  en: { title: 'Search tools', placeholder: 'Search tools, or paste anything', found: 'Results' },
  zh: { title: '搜索工具', placeholder: '搜索工具，或粘贴任意内容', found: '结果' },
}

interface SearchHitProps {
  tool: Tool
  query: string
}

/** A matching tool. */
function SearchHit({ tool, query }: SearchHitProps) {
  const language = useLanguage()
  return (
    <>
      <ToolIcon tool={tool.id} />
      <span>
        <b>
          <span>
            <HighlightMatch text={tool.title[language]} query={query} />
          </span>
          {tool.hot && <HotBadge />}
        </b>
        <small>{tool.summary[language]}</small>
      </span>
      <em>{categories[tool.category][language]}</em>
    </>
  )
}

/** A result that is no tool: an operation, a command, a pipeline. */
function FoundRow({ hit, query }: { hit: SearchResult; query: string }) {
  const { tool, icon, title, brief, remark, keys } = hit
  return (
    <>
      {tool ? <ToolIcon tool={tool.id} size={22} /> : icon}
      <span>
        <HighlightMatch text={title} query={query} />
        {/* A user's text, in either writing direction. */}
        {brief && <samp dir="auto">{brief}</samp>}
      </span>
      {remark && <em>{remark}</em>}
      {keys && (
        <span className={styles['shortcut']}>
          {keys.split('+').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </>
  )
}
