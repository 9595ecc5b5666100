import { IconFileZip } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { unattended } from '#kit/call.ts'
import type { Values } from '#kit/values.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useTransientValue } from '#ui/controls/use-transient-value.ts'
import { useRunner } from '#ui/run/runner.ts'
import { download } from '#ui/save/save.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../operations.ts'
import styles from './page.module.css'
import type { PageTexts } from './texts.en.ts'

interface AllSizesProps {
  values: Values
  isDisabled: boolean
}

/** A button that downloads the design in every size; a second press stops it. */
export function AllSizes({ values: { size, width, height, ...design }, isDisabled }: AllSizesProps) {
  const words = usePageTexts<PageTexts>()
  const id = useToolId()
  const { generateAll } = useOperations<typeof operations>()
  const runner = useRunner()
  const announce = useAnnounce()
  const controller = useRef<AbortController>(undefined)
  const [share, setShare] = useState<number>()
  const [outcome, show] = useTransientValue<'downloaded' | 'failed'>()

  // Leaving the page cancels the download.
  useEffect(() => () => controller.current?.abort(), [])

  async function make(): Promise<void> {
    controller.current = new AbortController()
    const { signal } = controller.current
    setShare(0)
    try {
      // The input was already checked by the run of the single cover.
      const { file } = await runner.run(id, generateAll, design as never, { ...unattended, signal, progress: setShare })
      download(file)
      show('downloaded', 2000)
      announce(words.downloaded)
    } catch {
      if (signal.aborted) return
      show('failed', 4000)
      announce(words.failed)
    } finally {
      setShare(undefined)
    }
  }

  const isBusy = share !== undefined
  return (
    <div className={styles['all']}>
      <Button
        disabled={isDisabled && !isBusy}
        onClick={() => (isBusy ? controller.current?.abort() : void make())}
        title={words.allHelp}
      >
        <IconFileZip size={18} stroke={1.75} />
        {isBusy ? `${words.stop} ${Math.round(share * 100)}%` : words[outcome ?? 'all']}
      </Button>
    </div>
  )
}
