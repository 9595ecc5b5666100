import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { useTexts } from '../language/language.ts'
import type { Running } from '../run/use-operation.ts'
import { useExportedValue } from '../save/use-exported-value.ts'
import { useSaveResult } from '../save/use-save-result.ts'
import { SendMenu } from '../send/send-menu.tsx'

const CopyImageButton = lazy(() => import('../image/copy-image-button.tsx'))

interface ResultActionsProps {
  run: Running<Record<string, unknown>>
  main: string | undefined
}

/** The actions of a result: download it, send it to another tool, copy it. The likeliest is the primary button. */
export function ResultActions({ run: { state, output }, main }: ResultActionsProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const saveResult = useSaveResult()
  const { value, isCopied } = useExportedValue(output, main)
  const look = output && state === 'done' ? 'filled' : 'plain'

  function save(): void {
    if (output) saveResult(output, main)
    announce(output ? words.downloaded : words.nothing)
  }

  // All but the first are there before the result is, and the first moves none of the others: the layout does not
  // shift.
  return (
    <>
      {value instanceof Blob && value.type.startsWith('image/') && (
        <Suspense>
          <CopyImageButton image={value} />
        </Suspense>
      )}
      {isCopied && (
        <IconButton label={words.download} onClick={save} aria-disabled={!output || undefined} command="download">
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
      )}
      <SendMenu value={value} />
      {isCopied ? (
        <CopyButton value={value ?? ''} isDisabled={value === undefined} look={look} bench="save" />
      ) : (
        <Button look={look} data-bench="save" command="download" aria-disabled={!output || undefined} onClick={save}>
          <IconDownload size={18} stroke={1.75} /> {words.download}
        </Button>
      )}
    </>
  )
}

const texts = {
  en: { download: 'Download', downloaded: 'Downloaded', nothing: 'No output to download' },
  zh: { download: '下载', downloaded: '已下载', nothing: '没有可下载的内容' },
}
