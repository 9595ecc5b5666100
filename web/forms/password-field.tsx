import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { IconButton } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'

interface PasswordFieldProps {
  label: string
  description?: string
  /** `current-password` or `new-password`, so that password managers know. */
  autoComplete: string
  error: ReactNode
  inputRef?: RefObject<HTMLInputElement | null>
  name: string
}

/** A password, hidden until it is asked to show. */
export function PasswordField({ inputRef, name, ...words }: PasswordFieldProps) {
  const { show, hide } = useTexts(texts)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...words}
      ref={inputRef}
      data-field={name}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSectionWidth={48}
      rightSection={
        <IconButton label={isShown ? hide : show} onClick={() => setShown(!isShown)}>
          <Icon size={18} stroke={1.75} />
        </IconButton>
      }
    />
  )
}

const texts = {
  en: { show: 'Show password', hide: 'Hide password' },
  zh: { show: '显示密码', hide: '隐藏密码' },
}
