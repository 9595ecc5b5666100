import { IconCheck, IconX } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { Tag } from '#ui/batch/saved-percent.tsx'
import { usePageTexts } from '#ui/frame/tool.ts'
import type { Verdict } from '../../checksum-list/check-list.ts'
import styles from '../page.module.css'
import type { PageTexts } from '../texts.en.ts'

interface TagsProps {
  isMatch: boolean
  verdict: Verdict | undefined
  /** A file of the same content. */
  twin: string | undefined
}

/** What is known of a file, in a word each. */
export function Tags({ isMatch, verdict, twin }: TagsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <span className={styles['tags']}>
      {isMatch && <Good>{words.match}</Good>}
      {verdict === 'ok' && <Good>{words.ok}</Good>}
      {verdict === 'mismatch' && (
        <span className={styles['bad']}>
          <IconX size={14} stroke={2} /> {words.mismatch}
        </span>
      )}
      {verdict === 'unlisted' && <Tag>{words.unlisted}</Tag>}
      {twin !== undefined && <Tag>{fill(words.twin, { name: twin })}</Tag>}
    </span>
  )
}

const Good = ({ children }: { children: string }) => (
  <span className={styles['good']}>
    <IconCheck size={14} stroke={2} /> {children}
  </span>
)
