import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import styles from './pager.module.css'

interface PagerProps {
  /** From 1. */
  page: number
  /** How many items a page has. */
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** The range and total of the items, and the links to other pages. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const words = useTexts(texts)
  const last = Math.ceil(total / pageSize)
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(total, page * pageSize), total }
  return (
    <nav className={styles['pager']} aria-label={words.label}>
      <span role="status">{fill(words.range, range)}</span>
      <span className={styles['space']} />
      <IconButton label={words.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.next} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={18} stroke={1.75} />
      </IconButton>
    </nav>
  )
}

const texts = {
  en: { label: 'Pages', range: '{from}–{to} of {total}', previous: 'Previous page', next: 'Next page' },
  zh: { label: '分页', range: '第 {from}–{to} 项，共 {total} 项', previous: '上一页', next: '下一页' },
}
