import { IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useSortableRow } from '#ui/sortable/use-sortable-row.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import type { PaletteEntry } from './edited-palette.ts'
import { HexField } from './hex-field.tsx'
import styles from './palette.module.css'
import { SwatchRow } from './swatch-row.tsx'

interface EditableSwatchProps {
  entry: PaletteEntry
  /** The color's name and value, since several may share a name. */
  name: string
  /** Whether it is the only color, which can't be removed. */
  isOnly: boolean
  onLock: () => void
  /** Edits with the same key are one undo step. */
  onEdit: (hex: string, key: string) => void
  /** Called when an edit is finished. */
  onEdited: (hex: string) => void
  onRemove: () => void
}

/** A color that can be dragged, locked, edited and removed. */
export function EditableSwatch({ entry, name, isOnly, onLock, onEdit, onEdited, onRemove }: EditableSwatchProps) {
  const words = usePageTexts<PageTexts>()
  const pencil = useRef<HTMLButtonElement>(null)
  const [isWriting, setWriting] = useState(false)
  const label = (sentence: string) => fill(sentence, { color: name })
  const { row, handle } = useSortableRow({ id: entry.id, isLocked: isOnly, label: label(words.drag) })
  const Lock = entry.isLocked ? IconLock : IconLockOpen
  return (
    <SwatchRow
      entry={entry}
      row={row}
      handle={handle}
      swatch={<SwatchInput hex={entry.hex} label={label(words.change)} onEdit={onEdit} onEdited={onEdited} />}
      actions={
        <>
          <IconButton label={label(words.lock)} aria-pressed={entry.isLocked} onClick={onLock}>
            <Lock size={18} stroke={1.75} />
          </IconButton>
          <IconButton
            ref={pencil}
            label={label(words.write)}
            aria-expanded={isWriting}
            onClick={() => setWriting(!isWriting)}
          >
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
          <IconButton
            label={label(words.removeColor)}
            data-remove=""
            // Not `disabled`, so that it can get the focus after another color is removed by keyboard.
            aria-disabled={isOnly || undefined}
            onClick={() => !isOnly && onRemove()}
          >
            <IconTrash size={18} stroke={1.75} />
          </IconButton>
        </>
      }
    >
      {isWriting && (
        <HexField
          hex={entry.hex}
          onEdit={onEdit}
          onEdited={onEdited}
          onClose={() => {
            setWriting(false)
            pencil.current?.focus()
          }}
        />
      )}
    </SwatchRow>
  )
}

interface SwatchInputProps {
  hex: string
  label: string
  onEdit: EditableSwatchProps['onEdit']
  onEdited: EditableSwatchProps['onEdited']
}

/** Opens the system's color picker. All values of one opening are one undo step. */
function SwatchInput({ hex, label, onEdit, onEdited }: SwatchInputProps) {
  const session = useRef(0)
  const edited = useRef(onEdited)
  edited.current = onEdited
  // React's `onChange` is the event `input`; only `change` tells that the picker was closed.
  const ref = useCallback((input: HTMLInputElement) => {
    const finish = () => {
      session.current++
      edited.current(input.value)
    }
    input.addEventListener('change', finish)
    return () => input.removeEventListener('change', finish)
  }, [])
  return (
    <input
      ref={ref}
      type="color"
      className={styles['swatch']}
      aria-label={label}
      title={label}
      value={hex}
      onChange={({ currentTarget }) => onEdit(currentTarget.value, `picker ${session.current}`)}
    />
  )
}
