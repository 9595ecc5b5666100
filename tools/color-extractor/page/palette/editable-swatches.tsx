import { useRef } from 'react'
import { fill } from '#kit/sentence.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { focusNextRow } from '#ui/controls/focus-next-row.ts'
import { Sortable } from '#ui/sortable/sortable.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { colorNameOf } from '../../color/names.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import { EditableSwatch } from './editable-swatch.tsx'
import { editColor, lockColor, moveColor, type PaletteEntry, removeColor } from './edited-palette.ts'
import type { PaletteProps } from './palette-actions.tsx'
import { Swatches } from './swatches.tsx'

/** The editable palette. Loaded once there is one, since the code for dragging is larger than all the rest. */
export default function EditableSwatches({ palette, onChange }: PaletteProps) {
  const words = usePageTexts<PageTexts>()
  const { output } = useToolTexts<typeof en>()
  const names = output.colors.columns.name.choices
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const { entries } = palette
  const said = (hex: string) => `${names[colorNameOf(rgbOf(hex))]} ${hex}`

  function remove({ id, hex }: PaletteEntry, index: number): void {
    onChange((now) => removeColor(now, id))
    announce(fill(words.removed, { color: said(hex) }))
    focusNextRow(list.current, index, () => {})
  }

  return (
    <Sortable
      items={entries.map(({ id, hex }) => ({ id, name: said(hex) }))}
      onMove={(id, over) => onChange((now) => moveColor(now, id, over))}
    >
      <Swatches label={output.colors.label} ref={list}>
        {entries.map((entry, index) => (
          <EditableSwatch
            key={entry.id}
            entry={entry}
            name={said(entry.hex)}
            isOnly={entries.length < 2}
            onEdit={(hex, key) => onChange((now) => editColor(now, entry.id, hex, key))}
            onEdited={(hex) => announce(fill(words.edited, { color: said(hex) }))}
            onRemove={() => remove(entry, index)}
            onLock={() => {
              onChange((now) => lockColor(now, entry.id, !entry.isLocked))
              announce(fill(entry.isLocked ? words.unlocked : words.locked, { color: said(entry.hex) }))
            }}
          />
        ))}
      </Swatches>
    </Sortable>
  )
}
