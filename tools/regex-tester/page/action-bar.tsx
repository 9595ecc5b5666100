import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FootBar } from '#ui/bench/foot-bar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { showOptions } from '#ui/panes/bench-parts.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from './texts.en.ts'

/** On a phone, the bar at the foot: to the flags, and what there is to copy. */
export function ActionBar({ children }: { children: ReactNode }) {
  const words = usePageTexts<PageTexts>()
  return (
    <FootBar>
      <Button onClick={() => showOptions({ block: 'center' })}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.flagsLabel}
      </Button>
      {children}
    </FootBar>
  )
}
