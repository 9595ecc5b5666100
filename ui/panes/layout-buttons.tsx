import { IconLayoutColumns, IconLayoutRows, IconTextWrap } from '@tabler/icons-react'
import { IconButton } from '../controls/button.tsx'
import { linesWrap } from '../device/lines-wrap.ts'
import { useStored } from '../device/stored.ts'
import { useTexts } from '../language/language.ts'
import { usePaneLayout } from './pane-layout.ts'
import styles from './panes.module.css'

/** Buttons for the layout of the panes, and for wrapping long lines. */
export function LayoutButtons() {
  const words = useTexts(texts)
  const [{ isStacked }, change] = usePaneLayout()
  const wraps = useStored(linesWrap)
  return (
    <span className={styles['layout']}>
      <IconButton label={words.wrap} aria-pressed={wraps} onClick={() => linesWrap.update((now) => !now)}>
        <IconTextWrap size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.beside} aria-pressed={!isStacked} onClick={() => change({ isStacked: false })}>
        <IconLayoutColumns size={18} stroke={1.75} />
      </IconButton>
      <IconButton label={words.stacked} aria-pressed={isStacked} onClick={() => change({ isStacked: true })}>
        <IconLayoutRows size={18} stroke={1.75} />
      </IconButton>
    </span>
  )
}

const texts = {
  en: { wrap: 'Wrap lines', beside: 'Side by side', stacked: 'Stacked' },
  zh: { wrap: '自动换行', beside: '并排', stacked: '上下排列' },
}
