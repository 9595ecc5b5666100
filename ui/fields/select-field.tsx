import { IconChevronDown } from '@tabler/icons-react'
import type { CSSProperties, SelectHTMLAttributes } from 'react'
import { useTexts } from '../language/language.ts'
import styles from './field-frame.module.css'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type SelectFieldProps = Omit<FieldFrameProps, 'action'> &
  SelectHTMLAttributes<HTMLSelectElement> & {
    choices: readonly (string | Option)[]
    /** Whether none may be chosen, which is the empty string. */
    isOptional?: boolean
  }

interface Option {
  value: string
  label: string
  style?: CSSProperties
}

/** A choice in the system's select. */
export function SelectField({
  label,
  description,
  error,
  className,
  choices,
  isOptional,
  ...select
}: SelectFieldProps) {
  const words = useTexts(texts)
  const options = choices.map(
    (choice): Option => (typeof choice === 'string' ? { value: choice, label: choice } : choice),
  )
  return (
    <FieldFrame label={label} description={description} error={error} className={className}>
      {(ids) => (
        <div className={styles['select']}>
          <select {...select} {...ids}>
            {isOptional && <option value="">{words.none}</option>}
            {options.map(({ value, label: word, style }) => (
              <option key={value} value={value} style={style}>
                {word}
              </option>
            ))}
          </select>
          <span className={styles['chevron']}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}

const texts = { en: { none: 'Not set' }, zh: { none: '未设置' } }
