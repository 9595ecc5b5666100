import { useLayoutEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { useKeys } from '#ui/controls/use-keys.ts'
import { FilterField } from '#ui/fields/filter-field.tsx'
import { useTexts } from '#ui/language/language.ts'

/** Narrows the list of operations by words: of a tool all, else those that have every word. */
export function OperationFilter({ root }: { root: HTMLElement }) {
  const words = useTexts(texts)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [count, setCount] = useState<number>()
  useKeys({ onFocus: () => field.current?.focus() })

  useLayoutEffect(() => setCount(filterOperations(root, query)), [root, query])

  return (
    <>
      <FilterField ref={field} label={words.label} value={query} onChange={setQuery} />
      <span role="status">
        {count === 0 ? words.none : fill(count === 1 ? words.one : words.count, { count: count ?? '' })}
      </span>
    </>
  )
}

/** Hides what does not match, and counts the operations that are left. */
function filterOperations(root: HTMLElement, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const left = [...root.querySelectorAll<HTMLElement>('[data-tools] > li')].map((tool) => {
    const operations = [...tool.querySelectorAll('li')]
    const ofTool = tool.dataset['find'] ?? ''
    const matching = operations.filter((operation) => {
      const text = `${ofTool} ${operation.dataset['find']}`.toLowerCase()
      operation.hidden = !words.every((word) => text.includes(word))
      return !operation.hidden
    })
    tool.hidden = matching.length === 0
    return matching.length
  })
  return left.reduce((sum, each) => sum + each, 0)
}

const texts = {
  en: {
    label: 'Filter by tool or operation',
    count: '{count} operations',
    one: '{count} operation',
    none: 'No operation matches',
  },
  zh: { label: '按工具或操作筛选', count: '{count} 个操作', one: '{count} 个操作', none: '没有匹配的操作' },
}
