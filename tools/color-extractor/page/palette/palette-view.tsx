import { type KeyboardEvent, lazy, Suspense } from 'react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import { undoStep } from './edited-palette.ts'
import styles from './palette.module.css'
import { PaletteActions, type PaletteProps } from './palette-actions.tsx'
import { SwatchRow } from './swatch-row.tsx'
import { Swatches } from './swatches.tsx'

const EditableSwatches = lazy(() => import('./editable-swatches.tsx'))

/** The least width of a color in the band, also of one added by hand. */
const minShare = 0.02

/** The palette as a band of proportional widths, and as an editable list. */
export function PaletteView({ palette, onChange }: PaletteProps) {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const { output } = useToolTexts<typeof en>()
  const { entries, past } = palette

  function handleKeyDown(event: KeyboardEvent): void {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z'
    const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (!isUndo || isWriting || past.length === 0) return
    event.preventDefault()
    onChange(undoStep)
    announce(words.undone)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is a shortcut for the button
    <div className={styles['palette']} onKeyDown={handleKeyDown}>
      <div className={styles['band']} aria-hidden="true">
        {entries.map(({ id, hex, share = 0 }) => (
          <span key={id} style={{ backgroundColor: hex, flexGrow: Math.max(minShare, share) }} />
        ))}
      </div>
      <PaletteActions palette={palette} onChange={onChange} />
      <Suspense
        fallback={
          <Swatches label={output.colors.label}>
            {entries.map((entry) => (
              <SwatchRow key={entry.id} entry={entry} />
            ))}
          </Swatches>
        }
      >
        <EditableSwatches palette={palette} onChange={onChange} />
      </Suspense>
    </div>
  )
}
