import { type ReactNode, useId } from 'react'
import { isHexColor } from '#kit/check-schema.ts'
import { FieldMessages, GroupLabel } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

interface PictureFieldProps extends FormatControlProps {
  /** Draws the picture of a choice, where the words of the field name none. */
  drawPicture?: (choice: string) => ReactNode
}

/** Choices that are told by their looks: cards with a picture over a word, of which one holds. */
export function PictureField({ schema, text, value, error, drawPicture, onChange }: PictureFieldProps) {
  const id = useId()
  const choices = schema.enum ?? []
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={`${id}-error ${id}-help`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <GroupLabel id={id}>{text.label}</GroupLabel>
      <div className={styles['cards']}>
        {choices.map((choice) => (
          <label key={String(choice)} className={styles['card']}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {drawPicture?.(String(choice)) ?? <Picture of={text.pictures?.[String(choice)]} />}
            <span>{text.choices?.[String(choice)] ?? String(choice)}</span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} description={text.help} />
    </div>
  )
}

/** The word beside it says what it is. */
function Picture({ of }: { of: string | undefined }) {
  if (of === undefined) return null
  if (isHexColor(of)) return <span className={styles['picture']} style={{ backgroundColor: of }} />
  return <img src={of} alt="" className={styles['picture']} />
}
