import { useState } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToolTexts } from '#ui/frame/tool.ts'
import { byteSize, bytesIn } from '../byte-size.ts'
import type { en } from '../texts.en.ts'
import type { WishesProps } from './use-wishes.tsx'

interface TargetSizeProps extends Pick<WishesProps, 'change'> {
  bytes: number | undefined
}

/** A size as people write it. What was typed stays as it was typed, as long as it means the same. */
export function TargetSize({ bytes, change }: TargetSizeProps) {
  const { input: labels, page: words } = useToolTexts<typeof en>()
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
