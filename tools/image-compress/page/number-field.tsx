import { NumberField as Field } from '#ui/fields/number-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import type { SettingsProps } from './use-settings.ts'

interface NumberFieldProps extends Pick<SettingsProps, 'chosen' | 'problems' | 'change'> {
  name: 'maxWidth' | 'maxHeight' | 'colors'
  /** The value that applies while the field is empty. */
  placeholder: string | number
}

/** A whole number, or none. The rail is narrow, so the help shows when the field is pointed at. */
export function NumberField({ name, placeholder, chosen, problems, change }: NumberFieldProps) {
  const { label, help } = useToolTexts<typeof en>().input[name]
  const value = chosen[name]
  const language = useLanguage()
  return (
    <Field
      label={label}
      title={help}
      error={problems[name]?.[language]}
      isWhole
      placeholder={String(placeholder)}
      value={value}
      onChange={(number) => change({ [name]: number })}
    />
  )
}
