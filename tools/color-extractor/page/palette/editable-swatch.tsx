import { IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { useSortableRow } from '#ui/sortable/use-sortable-row.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import type { Entry } from './edited-palette.ts'
import { HexField } from './hex-field.tsx'
import styles from './palette.module.css'
import { SwatchRow } from './swatch-row.tsx'

interface EditableSwatchProps {
  entry: Entry
  /** Its name and its value: several may have one name. */
  name: string
  /** Whether it is the last one, which stays. */
  isOnly: boolean
  onLock: () => void
  /** What is given with one key is one step. */
  onEdit: (hex: string, key: string) => void
  /** The color is as it was wanted. */
  onEdited: (hex: string) => void
  onRemove: () => void
}

/** A color that is dragged, locked, edited and removed. */
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
            // It can be focused: it is where somebody who removes by keys comes to.
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

/** The area of a color opens the system's picker, which gives colors as long as it is dragged in: these are one step. */
function SwatchInput({ hex, label, onEdit, onEdited }: SwatchInputProps) {
  const session = useRef(0)
  const edited = useRef(onEdited)
  edited.current = onEdited
  // React's `onChange` is the event `input`; that the picker was closed is said by `change` alone.
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
