import { IconArrowBackUp, IconArrowRight, IconX } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '../controls/button.tsx'
import { Tag } from '../controls/tag.tsx'
import { filesOf } from '../device/files-of-entries.ts'
import type { HistoryEntry } from '../device/history-entry.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { showResult } from '../panes/bench-parts.ts'
import { useTool } from '../tool/open-tool.tsx'
import { useToolTexts } from '../tool/tool-texts.ts'
import { useWorkbench } from '../tool/workbench.tsx'
import styles from './history.module.css'

interface HistoryRowProps {
  entry: HistoryEntry
  onRemove: () => void
  /** False: its options were restored, but not its files. */
  onRestore: (isWhole: boolean) => void
}

/** An entry, which can be restored or deleted. */
export default function HistoryRow({ entry, onRemove, onRestore }: HistoryRowProps) {
  const words = useTexts(texts)
  const { onOpen } = useTool()
  const toolTexts = useToolTexts()
  const titles = toolTexts.operations
  const { change, resetOptions } = useWorkbench()
  return (
    <li>
      <Tag>{titles[entry.operation]?.title ?? entry.operation}</Tag>
      <code>{entry.input}</code>
      <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
      <code>{entry.output}</code>
      <span className={styles['when']}>
        <Ago time={entry.time} />
      </span>
      <span>
        <IconButton
          label={fill(words.restore, { input: entry.input.slice(0, 30) })}
          onClick={() => {
            resetOptions()
            const files = filesOf(entry.id)
            change({ ...entry.values, ...files }, entry.operation)
            onOpen(entry.operation)
            onRestore(files !== undefined || !entry.hasFiles)
            // The restored values are in the bench, above the list.
            requestAnimationFrame(showResult)
          }}
        >
          <IconArrowBackUp size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={fill(words.delete, { input: entry.input.slice(0, 30) })} data-remove="" onClick={onRemove}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </span>
    </li>
  )
}

/** The relative time of an entry. */
function Ago({ time }: { time: number }) {
  const format = new Intl.RelativeTimeFormat(useLanguage(), { numeric: 'auto' })
  const minutes = Math.round((time - Date.now()) / 60_000)
  if (minutes > -60) return format.format(minutes, 'minute')
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), 'hour')
  return format.format(Math.round(minutes / 60 / 24), 'day')
}

const texts = {
  en: { restore: 'Restore: {input}', delete: 'Delete: {input}' },
  zh: { restore: '恢复：{input}', delete: '删除：{input}' },
}
