import { useState } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import { byteSize, bytesIn } from './byte-size.ts'
import type { PageTexts } from './texts.en.ts'
import type { SettingsProps } from './use-settings.ts'

interface TargetSizeProps extends Pick<SettingsProps, 'change'> {
  bytes: number | undefined
}

/** A size as people write it. What was typed stays as it was typed, as long as it means the same. */
export function TargetSize({ bytes, change }: TargetSizeProps) {
  const { input: labels } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const [typed, setTyped] = useState('')
  const isTyped = bytesIn(typed) === bytes
  return (
    <TextField
      label={labels.targetBytes.label}
      title={labels.targetBytes.help}
      placeholder={words.target}
      error={isTyped && bytes === undefined && typed.trim() !== '' && words.badTarget}
      spellCheck={false}
      autoComplete="off"
      value={isTyped || bytes === undefined ? typed : byteSize(bytes)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        change({ targetBytes: bytesIn(value) })
      }}
    />
  )
}
