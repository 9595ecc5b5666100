import { type ReactNode, useId } from 'react'
import { isHexColor } from '#kit/check-schema.ts'
import { FieldMessages, GroupLabel } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import styles from './format-controls.module.css'

interface ImageFieldProps extends FormatControlProps {
  /** Renders the image of a choice, if the texts of the field name none. */
  drawImage?: (choice: string) => ReactNode
}

/** A visual choice: cards with an image over a word, one of which is selected. */
export function ImageField({ schema, text, value, error, drawImage, onChange }: ImageFieldProps) {
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
            {drawImage?.(String(choice)) ?? <ChoiceImage of={text.images?.[String(choice)]} />}
            <span>{text.choices?.[String(choice)] ?? String(choice)}</span>
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} description={text.help} />
    </div>
  )
}

/** The text beside it is its label. */
function ChoiceImage({ of }: { of: string | undefined }) {
  if (of === undefined) return null
  if (isHexColor(of)) return <span className={styles['image']} style={{ backgroundColor: of }} />
  return <img src={of} alt="" className={styles['image']} />
}
