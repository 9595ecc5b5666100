import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FootBar } from '#ui/bench/foot-bar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { pageTexts } from './page-texts.ts'

/** On a phone, the bar at the foot: to the flags, and what there is to copy. */
export function ActionBar({ children }: { children: ReactNode }) {
  const words = useTexts(pageTexts)
  return (
    <FootBar>
      <Button onClick={() => document.getElementById('flags')?.scrollIntoView({ block: 'center' })}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.flagsLabel}
      </Button>
      {children}
    </FootBar>
  )
}
