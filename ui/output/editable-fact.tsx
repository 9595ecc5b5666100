import { useId, useState } from 'react'
import { type Edit, inputOfEdit } from '#kit/back-to-input.ts'
import type { Values } from '#kit/values.ts'
import type { Issues } from '../fields/issues-at.ts'
import { useLanguage } from '../language/language.ts'
import styles from './editable-fact.module.css'

/** What becomes of a value that somebody edits. */
export interface Editing {
  /** All that the last run gave, another object after each. */
  output: unknown
  /** Whether nothing came of what stands in the input now, and what is wrong with which of its fields. */
  isFailed: boolean
  issues: Issues
  onChange: (changed: Values) => void
}

interface EditableFactProps {
  value: string
  label: string
  edit: Edit
  editing: Editing
}

/**
 * A value of the output that can be edited: what is typed becomes the input, and the others follow. While somebody types here
 * it stays as typed; where it cannot be read it says why, and is not lost.
 */
export default function EditableFact({ value, label, edit, editing }: EditableFactProps) {
  const { output, isFailed, issues, onChange } = editing
  const id = useId()
  const language = useLanguage()
  const [isFocused, setIsFocused] = useState(false)
  const [typed, setTyped] = useState<{ text: string; over: unknown }>()
  // What has come of it is there, and another hand may have been at work since.
  const isTyped = typed !== undefined && (isFocused || (typed.over === output && typed.text !== ''))
  const text = isTyped ? typed.text : value
  const isBad = isFailed && isTyped && typed.over === output && typed.text !== ''
  // What is wrong with no field by name, the status line says.
  const issue = isBad ? issues[edit.into]?.[language] : undefined
  return (
    <>
      <textarea
        className={styles['value']}
        aria-label={label}
        aria-invalid={isBad || undefined}
        aria-describedby={issue && id}
        // Some browsers need to be told how many lines it takes.
        rows={Math.max(1, Math.ceil(text.length / 32))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={text}
        onFocus={() => {
          if (!isTyped) setTyped(undefined)
          setIsFocused(true)
        }}
        onBlur={() => setIsFocused(false)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const line = currentTarget.value.replace(/[\r\n]/g, ' ')
          setTyped({ text: line, over: output })
          // Without an input there would be no output, and no field to go on typing in.
          if (line.trim() !== '') onChange(inputOfEdit(edit, line))
        }}
      />
      {issue && (
        <p id={id} className={styles['issue']}>
          {issue}
        </p>
      )}
    </>
  )
}
