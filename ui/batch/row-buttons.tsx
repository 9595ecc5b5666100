import { IconDownload, IconX } from '@tabler/icons-react'
import { joinLabel } from '#kit/words/marks.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import type { BatchRow } from './batch.ts'

interface RowButtonsProps {
  row: BatchRow
  /** The accessible name of the row. */
  name: string
  onCancel: (id: number) => void
  onRetry: (id: number) => void
  onRemove: (id: number) => void
  /** Left out if there is nothing to download. */
  onSave?: ((id: number) => void) | undefined
}

/** The actions of a row in its state: cancel, retry, download, remove. */
export function RowButtons({ row: { id, state }, name, onCancel, onRetry, onRemove, onSave }: RowButtonsProps) {
  const words = useTexts(texts)
  const label = (word: string) => joinLabel(word, name)
  if (state === 'queued' || state === 'running') {
    return (
      <Button look="quiet" size="small" aria-label={label(words.cancel)} onClick={() => onCancel(id)}>
        {words.cancel}
      </Button>
    )
  }
  return (
    <>
      {state !== 'done' && (
        <Button look="quiet" size="small" aria-label={label(words.retry)} onClick={() => onRetry(id)}>
          {words.retry}
        </Button>
      )}
      {state === 'done' && onSave && (
        <IconButton label={label(words.download)} onClick={() => onSave(id)}>
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
      )}
      <IconButton label={label(words.remove)} data-remove="" onClick={() => onRemove(id)}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </>
  )
}

const texts = {
  en: { cancel: 'Cancel', retry: 'Retry', download: 'Download', remove: 'Remove' },
  zh: { cancel: '取消', retry: '重试', download: '下载', remove: '移除' },
}
