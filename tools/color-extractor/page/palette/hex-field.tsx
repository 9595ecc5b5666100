import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { hexOf, rgbOf } from '#lib/color/rgb.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './palette.module.css'

interface HexFieldProps {
  hex: string
  onEdit: (hex: string, key: string) => void
  onEdited: (hex: string) => void
  onClose: () => void
}

/** A field for a hex color: six digits apply while typing; three digits and errors when leaving it. */
export function HexField({ hex, onEdit, onEdited, onClose }: HexFieldProps) {
  const words = usePageTexts<PageTexts>()
  const { label } = useToolTexts<typeof en>().output.colors.columns.hex
  const [written, setWritten] = useState(hex)
  const [isUnfit, setUnfit] = useState(false)
  /** The color before editing. */
  const before = useRef(hex)
  const field = useRef<HTMLInputElement>(null)
  const key = useId()

  useEffect(() => field.current?.select(), [])

  function type(text: string): void {
    setWritten(text)
    setUnfit(false)
    const color = colorIn(text, /^#?[\da-f]{6}$/i)
    if (color) onEdit(color, key)
  }

  function leave(): boolean {
    const color = colorIn(written, /^#?(?:[\da-f]{3}|[\da-f]{6})$/i)
    setUnfit(!color)
    if (!color) return false
    setWritten(color)
    onEdit(color, key)
    if (color !== before.current) onEdited(color)
    before.current = color
    return true
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (leave()) onClose()
  }

  return (
    <form className={styles['writing']} onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        value={written}
        error={isUnfit && words.notColor}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Esc elsewhere cancels the run.
          event.stopPropagation()
          onClose()
        }}
      />
    </form>
  )
}

const colorIn = (text: string, form: RegExp): string | undefined =>
  form.test(text.trim()) ? hexOf(rgbOf(text.trim())) : undefined
