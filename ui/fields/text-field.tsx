import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextFieldProps = FieldFrameProps &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined }

/** A single-line field: a text, a number, a secret. */
export function TextField({ label, description, error, className, action, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} description={description} error={error} className={className} action={action}>
      {(ids) => <input type="text" {...input} {...ids} />}
    </FieldFrame>
  )
}
