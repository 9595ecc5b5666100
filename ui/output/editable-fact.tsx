import { useId, useState } from 'react'
import { type Edit, inputOfEdit } from '#kit/back-to-input.ts'
import type { Values } from '#kit/values.ts'
import type { Issues } from '../fields/issues-at.ts'
import { useLanguage } from '../language/language.ts'
import styles from './editable-fact.module.css'

/** Takes the edits of a value. */
export interface Editing {
  /** The output of the last run, a new object after each. */
  output: unknown
  /** Whether the current input failed, and what is wrong with which of its fields. */
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
 * An editable value of the output: the typed text becomes the input, and the other values follow. While somebody types
 * here it stays as typed; if it is invalid, the error is shown below it and the text is kept.
 */
export default function EditableFact({ value, label, edit, editing }: EditableFactProps) {
  const { output, isFailed, issues, onChange } = editing
  const id = useId()
  const language = useLanguage()
  const [isFocused, setIsFocused] = useState(false)
  const [typed, setTyped] = useState<{ text: string; over: unknown }>()
  // The run has ended, and the input may have been changed elsewhere since.
  const isTyped = typed !== undefined && (isFocused || (typed.over === output && typed.text !== ''))
  const text = isTyped ? typed.text : value
  const isBad = isFailed && isTyped && typed.over === output && typed.text !== ''
  // The status line shows the errors that belong to no field.
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
          // An empty input would give no output, and remove the field that is being typed in.
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
