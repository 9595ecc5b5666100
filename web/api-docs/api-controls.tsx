import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '#kit/sentence.ts'
import { useShortcutScope } from '#ui/commands/shortcut-scope.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { Announcer } from '#ui/controls/announcer.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { FilterField } from '#ui/fields/filter-field.tsx'
import { useTexts } from '#ui/language/language.ts'

/** The interactive parts of the API's pages: copy buttons and the filter. The server renders placeholders for them. */
export function ApiControls({ root }: { root: HTMLElement }) {
  return (
    <Announcer>
      {Array.from(root.querySelectorAll<HTMLElement>('[data-filter], [data-copy]'), (place, index) =>
        createPortal(
          'filter' in place.dataset ? (
            <OperationFilter root={root} />
          ) : (
            <CopyButton value={codeBeside(place)} look="icon" label={place.previousSibling?.textContent ?? undefined} />
          ),
          place,
          index,
        ),
      )}
    </Announcer>
  )
}

/** The code is below the line with the button. */
const codeBeside = (place: Element): string => place.parentElement?.nextElementSibling?.textContent ?? ''

/** Filters the list of operations by words: all of a matching tool, else those that match every word. */
function OperationFilter({ root }: { root: HTMLElement }) {
  const words = useTexts(texts)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [count, setCount] = useState<number>()
  useShortcutScope('api')
  useCommand('go-to-input', () => field.current?.focus())

  useLayoutEffect(() => setCount(filterOperations(root, query)), [root, query])

  return (
    <>
      <FilterField ref={field} label={words.label} value={query} onChange={setQuery} />
      <span role="status">{count === 0 ? words.none : fill(words.count, { count: count ?? '' })}</span>
    </>
  )
}

/** Hides the operations that do not match, and counts the others; the style sheet hides tools without any. */
function filterOperations(root: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const operation of root.querySelectorAll<HTMLElement>('[data-find]')) {
    const text = (operation.dataset['find'] ?? '').toLowerCase()
    operation.hidden = !words.every((word) => text.includes(word))
    if (!operation.hidden) count++
  }
  return count
}

const texts = {
  en: {
    label: 'Filter by tool or operation',
    count: '{count|operation|operations}',
    none: 'No operation matches',
  },
  zh: { label: '按工具或操作筛选', count: '{count} 个操作', none: '没有匹配的操作' },
}
