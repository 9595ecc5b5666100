import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Button } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { useCopy } from './use-copy.ts'

/** Copies the whole result of the open tab. `make` is called only on the click: the result may be long. */
export function CopyResult({ make }: { make: () => string | Promise<string> }) {
  const words = usePageTexts<PageTexts>()
  const { message, copyIt } = useCopy()
  const Icon = message ? IconCheck : IconCopy
  return (
    <Button size="small" data-bench="save" onClick={() => void copyIt(make())}>
      <Icon size={16} stroke={1.75} /> {message ?? words.copy}
    </Button>
  )
}
