import { IconDownload } from '@tabler/icons-react'
import { fieldsOf } from '#kit/json-schema.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { CopyButton } from '../controls/copy-button.tsx'
import { longestEdited } from '../editor/long-text.ts'
import { useTool } from '../frame/tool.ts'
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

  const value = output && takenAlong(output, main)
  const { operations, open } = useTool()
  const schema = fieldsOf(operations[open]?.output ?? {}).find(([name]) => name === main)?.[1]
  // What is too long to be copied, or no text, is downloaded; of a file that is known before there is one.
  const isCopied =
    value === undefined ? schema?.format !== 'file' : typeof value === 'string' && value.length <= longestEdited
  const look = output && state === 'done' ? 'filled' : 'plain'

  function save(): void {
    if (output) saveResult(output, main)
    announce(output ? words.downloaded : words.nothing)
  }

  // All of them are there before the result is: nothing moves when it comes.
  return (
    <>
      {isCopied && (
        <IconButton label={words.download} onClick={save} aria-disabled={!output || undefined} data-command="download">
          <IconDownload size={18} stroke={1.75} />
        </IconButton>
      )}
      <SendMenu value={value} />
      {isCopied ? (
        <CopyButton
          value={typeof value === 'string' ? value : ''}
          isDisabled={value === undefined}
          look={look}
          bench="save"
        />
      ) : (
        <Button
          look={look}
          data-bench="save"
          data-command="download"
          aria-disabled={!output || undefined}
          onClick={save}
        >
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
