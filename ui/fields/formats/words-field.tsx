import { useState } from 'react'
import { FieldFrame } from '../field-frame.tsx'
import type { FormatControlProps } from './format-control-props.ts'

/** A list of words in one line, separated by commas or spaces. */
export function WordsField({ text, value, error, onChange }: FormatControlProps) {
  const words = Array.isArray(value) ? value.map(String) : []
  const [written, setWritten] = useState('')
  // The typed text is kept, including a trailing comma, as long as it parses to the field's value.
  const shown = isSame(wordsIn(written), words) ? written : words.join(', ')
  return (
    <FieldFrame label={text.label} description={text.help} error={error}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          value={shown}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={({ currentTarget: { value: typed } }) => {
            setWritten(typed)
            onChange(wordsIn(typed))
          }}
        />
      )}
    </FieldFrame>
  )
}

const wordsIn = (line: string): string[] => line.split(/[,，、\s]+/).filter((word) => word !== '')

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((word, at) => word === others[at])
