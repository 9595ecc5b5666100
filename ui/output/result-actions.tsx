import { IconArrowBarToRight, IconDownload } from '@tabler/icons-react'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { longestEdited } from '../editor/long-text.ts'
import { useTexts } from '../language/language.ts'
import { SendMenu } from '../material/send-menu.tsx'
import type { Running } from '../run/use-operation.ts'
import { takenAlong } from '../save/save.ts'
import { useSaveResult } from '../save/use-save-result.ts'

interface ResultActionsProps {
  run: Running<Record<string, unknown>>
  main: string | undefined
}

/** What can be done with a result: download it, send it to another tool, copy it. The likeliest is the filled one. */
export function ResultActions({ run: { state, output }, main }: ResultActionsProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const saveResult = useSaveResult()

  if (!output) {
    // All that will be there, in its place: nothing moves when the result comes.
    return (
      <>
        <IconButton label={words.download} onClick={() => announce(words.nothing)} aria-disabled="true">
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={words.send} disabled>
          <IconArrowBarToRight size={18} stroke={1.75} />
        </IconButton>
        <CopyButton value="" isDisabled />
      </>
    )
  }
  const value = takenAlong(output, main)
  const save = () => {
    saveResult(output, main)
    announce(words.downloaded)
  }
  const look = state === 'done' ? 'filled' : 'plain'
  if (typeof value !== 'string' || value.length > longestEdited) {
    return (
      <>
        <SendMenu value={value} />
        <Button look={look} data-bench="save" onClick={save}>
          <IconDownload size={18} stroke={1.75} /> {words.download}
        </Button>
      </>
    )
  }
  return (
    <>
      <IconButton label={words.download} onClick={save}>
        <IconDownload size={18} stroke={1.75} />
      </IconButton>
      <SendMenu value={value} />
      <CopyButton value={value} look={look} bench="save" />
    </>
  )
}

const texts = {
  en: { download: 'Download', send: 'Send to', downloaded: 'Downloaded', nothing: 'No output to download' },
  zh: { download: '下载', send: '发送到', downloaded: '已下载', nothing: '没有可下载的内容' },
}
