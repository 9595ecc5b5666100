import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { unattended } from '#kit/call.ts'
import type { Values } from '#kit/values.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { useRunner } from '#ui/run/runner.ts'
import { download as downloadFile } from '#ui/save/save.ts'
import { isHeld } from '#ui/text/held-text.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type * as Operations from '../operations.ts'
import styles from './bench.module.css'
import type { PageTexts } from './texts.en.ts'
import { useFileName } from './use-file-names.ts'

type Outcome = 'copied' | 'copyFailed' | 'downloaded' | 'failed'

/** Makes the patch when it is copied or downloaded: making it with every key press would be wasted work. */
export function useSavePatch(values: Values) {
  const id = useToolId()
  const { patch } = useOperations<typeof Operations>()
  const words = usePageTexts<PageTexts>()
  const runner = useRunner()
  const [originalName, changedName] = [useFileName('original'), useFileName('changed')]
  // If only one side has a name, the patch renames nothing.
  const names = { originalName: originalName ?? changedName, changedName: changedName ?? originalName }
  const announce = useAnnounce()
  const [outcome, show] = useTransientValue<Outcome>()
  const [isBusy, setBusy] = useState(false)

  const make = async () => {
    const [original, changed] = await Promise.all([keptText(values['original']), keptText(values['changed'])])
    return runner.run(id, patch, { original, changed, ...names }, unattended)
  }

  async function take(done: Outcome, use: (text: string) => Promise<void> | void): Promise<void> {
    setBusy(true)
    const result = await make().then(
      async (made) => {
        try {
          await use(made.patch)
          return done
        } catch {
          return 'copyFailed' as const
        }
      },
      () => 'failed' as const,
    )
    setBusy(false)
    show(result, 1500)
    announce(words[result])
  }

  return {
    outcome,
    isBusy,
    copy: () => void take('copied', (text) => navigator.clipboard.writeText(text)),
    download: () =>
      void take('downloaded', (text) =>
        downloadFile(new File([text], `${names.changedName ?? 'changes'}.patch`, { type: 'text/x-diff' })),
      ),
  }
}

/** Blobs are passed to the worker, which reads them as text without a byte order mark: one more keeps theirs. */
async function keptText(value: unknown): Promise<string> {
  if (!isHeld(value)) return String(value ?? '')
  const start = new Uint8Array(await value.slice(0, 3).arrayBuffer())
  const hasMark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf
  return (hasMark ? new Blob(['\uFEFF', value]) : value) as unknown as string
}

interface PatchButtonsProps {
  patch: ReturnType<typeof useSavePatch>
  isDisabled: boolean
}

/** Copies or downloads the changes as a patch. */
export function PatchButtons({ patch, isDisabled }: PatchButtonsProps) {
  const words = usePageTexts<PageTexts>()
  const Icon = patch.outcome === 'copied' ? IconCheck : IconCopy
  return (
    <>
      <IconButton
        label={words.downloadPatch}
        disabled={isDisabled || patch.isBusy}
        command="download"
        onClick={patch.download}
      >
        <IconDownload size={18} stroke={1.75} />
      </IconButton>
      <Button look="filled" data-bench="save" command="copy" disabled={isDisabled || patch.isBusy} onClick={patch.copy}>
        <Icon size={18} stroke={1.75} /> <span className={styles['label']}>{words[patch.outcome ?? 'copyPatch']}</span>
      </Button>
    </>
  )
}
