import { IconCheck, IconX } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { Tag } from '#ui/batch/batch-gain.tsx'
import { useToolTexts } from '#ui/frame/tool.ts'
import type { Verdict } from '../check-list.ts'
import type { en } from '../texts.en.ts'
import styles from './page.module.css'

interface TagsProps {
  isMatch: boolean
  verdict: Verdict | undefined
  /** A file of the same content. */
  twin: string | undefined
}

/** What is known of a file, in a word each. */
export function Tags({ isMatch, verdict, twin }: TagsProps) {
  const { page: words } = useToolTexts<typeof en>()
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
