import { IconCheck, IconX } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { Tag } from '#ui/controls/tag.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Verdict } from '../../checksum-list/check-list.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './list.module.css'

interface FileTagsProps {
  isMatch: boolean
  verdict: Verdict | undefined
  /** A file of the same content. */
  duplicateOf: string | undefined
}

/** What is known of a file, in a word each. */
export function FileTags({ isMatch, verdict, duplicateOf }: FileTagsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <span className={styles['tags']}>
      {isMatch && <Good>{words.match}</Good>}
      {verdict === 'ok' && <Good>{words.ok}</Good>}
      {verdict === 'mismatch' && (
        <Tag kind="bad">
          <IconX size={14} stroke={2} /> {words.mismatch}
        </Tag>
      )}
      {verdict === 'unlisted' && <Tag>{words.unlisted}</Tag>}
      {duplicateOf !== undefined && <Tag>{fill(words.duplicateOf, { name: duplicateOf })}</Tag>}
    </span>
  )
}

const Good = ({ children }: { children: string }) => (
  <Tag kind="good">
    <IconCheck size={14} stroke={2} /> {children}
  </Tag>
)
