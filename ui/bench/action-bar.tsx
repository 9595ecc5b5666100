import { IconAdjustmentsHorizontal, IconCopy, IconDownload } from '@tabler/icons-react'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import { useTexts } from '../language/language.ts'
import { showOptions } from '../panes/bench-parts.ts'
import type { Running } from '../run/use-operation.ts'
import { useExportedValue } from '../save/use-exported-value.ts'
import { useSaveResult } from '../save/use-save-result.ts'
import { AgainButton } from './again-button.tsx'
import { FootBar } from './foot-bar.tsx'

interface ActionBarProps {
  run: Running<Record<string, unknown>>
  main: string | undefined
  hasOptions: boolean
  /** Runs again, if each run gives another result. */
  onAgain?: (() => void) | undefined
}

/** The bar at the foot of a phone: a button to the options, and the likeliest next action. */
export function ActionBar({ run: { state, output }, main, hasOptions, onAgain }: ActionBarProps) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const saveResult = useSaveResult()
  const { value, isCopied } = useExportedValue(output, main)

  async function take(): Promise<void> {
    if (!output || value === undefined) return
    if (!isCopied) return saveResult(output, main)
    await navigator.clipboard.writeText(value).then(
      () => announce(words.copied),
      () => announce(words.copyFailed),
    )
  }

  return (
    <FootBar>
      {hasOptions && (
        <Button onClick={() => showOptions()}>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.options}
        </Button>
      )}
      {onAgain && <AgainButton onClick={onAgain} />}
      <Button
        look={state === 'done' ? 'filled' : 'plain'}
        disabled={!value}
        command={isCopied ? 'copy' : 'download'}
        onClick={take}
      >
        {isCopied ? (
          <>
            <IconCopy size={18} stroke={1.75} /> {words.copy}
          </>
        ) : (
          <>
            <IconDownload size={18} stroke={1.75} /> {words.download}
          </>
        )}
      </Button>
    </FootBar>
  )
}

const texts = {
  en: {
    options: 'Options',
    copy: 'Copy result',
    copied: 'Copied',
    copyFailed: 'Failed to copy to clipboard',
    download: 'Download',
  },
  zh: { options: '选项', copy: '复制结果', copied: '已复制', copyFailed: '复制到剪贴板失败', download: '下载' },
}
