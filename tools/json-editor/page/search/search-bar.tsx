import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'
import styles from './search-bar.module.css'

interface MatchPosition {
  at: number
  count: number
}

/** In milliseconds, after the last key. */
const delay = 200

/** Searches keys and values of the document: Enter goes to the next match, Shift+Enter to the previous one. */
export function SearchBar() {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { remoteState, enqueue } = useDocument()
  const { remote, version, selection, latestSelection, select, setRows } = remoteState
  const [term, setTerm] = useState('')
  const [match, setMatch] = useState<MatchPosition>()
  // The latest match, also before React renders again: Enter may come faster.
  const latest = useRef<MatchPosition>(undefined)
  const start = useRef(selection.token)
  const searched = useRef('')

  function tell(next: MatchPosition | undefined): void {
    latest.current = next
    setMatch(next)
  }

  /** Within one task of the queue, so that no edit comes in between. */
  async function goTo(at: number, count: number): Promise<void> {
    const shown = await remote.ask('revealMatch', at)
    // An edit has cleared the matches; the effect below searches again.
    if (!shown) return
    tell({ at, count })
    setRows(await remote.ask('countRows'))
    select({ token: shown.token, row: shown.row })
    announce(fill(words.found, { at: formatCount(at + 1), count: formatCount(count) }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: searched anew when the text or the document changes
  useEffect(() => {
    const isNew = searched.current !== term
    searched.current = term
    if (term === '') return tell(undefined)
    let isLatest = true
    async function look(): Promise<void> {
      if (!isLatest) return
      const count = await remote.ask('search', term)
      if (count === 0 && isLatest) {
        tell({ at: 0, count })
        return announce(words.notFound)
      }
      const at = await remote.ask('matchFrom', isNew ? start.current : latestSelection.current.token)
      if (!isLatest) return
      // The document has changed after the search: the selection stays.
      if (isNew) await goTo(at, count)
      else tell({ at, count })
    }
    const timer = setTimeout(() => void enqueue(look), delay)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [term, version])

  function step(by: 1 | -1): void {
    void enqueue(async () => {
      const { at, count } = latest.current ?? { at: 0, count: 0 }
      if (count > 0) await goTo((at + by + count) % count, count)
    })
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape' && term !== '') {
      event.preventDefault()
      event.stopPropagation()
      setTerm('')
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form of its own would be submitted
    <div className={styles['search']} role="search">
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={term}
        onFocus={() => {
          start.current = selection.token
        }}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        onKeyDown={press}
      />
      {match && (
        <span className={styles['found']}>
          {match.count === 0
            ? words.notFound
            : fill(words.found, { at: formatCount(match.at + 1), count: formatCount(match.count) })}
        </span>
      )}
      <IconButton label={words.previous} disabled={!match?.count} onClick={() => step(-1)}>
        <IconChevronUp size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.next} disabled={!match?.count} onClick={() => step(1)}>
        <IconChevronDown size={18} stroke={1.75} />
      </IconButton>
    </div>
  )
}
