import type { ComponentType } from 'react'
import { ColorField } from './color-field.tsx'
import { DateField } from './date-field.tsx'
import { FileField } from './file-field.tsx'
import { FontField } from './font-field.tsx'
import type { FormatControlProps } from './format-control-props.ts'
import { ImageField } from './image-field.tsx'
import { RangeField } from './range-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { WordsField } from './words-field.tsx'

/** The control of a field by the `format` of its schema, in HTML's own words; a list of texts is one of words. */
export function FormatControl({ format, ...props }: FormatControlProps & { format: string }) {
  const Control = controls[format]
  return Control && <Control {...props} />
}

const controls: Record<string, ComponentType<FormatControlProps>> = {
  color: ColorField,
  date: DateField,
  file: FileField,
  font: FontField,
  radio: ImageField,
  range: RangeField,
  textarea: TextareaField,
  'time-zone': TimeZoneField,
  words: WordsField,
}
