import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { forms } from './format/format.ts'
import { formatNames, formats } from './format/formats.ts'

export const escapeText = defineOperation('escape', {
  undoneBy: 'unescape',
  undoneWith: { format: { from: 'format' } },
  input: {
    text: textOf('text/plain'),
    format: z.enum(formatNames).default('unicode'),
    range: onlyFor(
      { format: formatNames.filter((name) => name === 'css' || formats[name].forms.length > 0) },
      z.enum(['needed', 'non-ascii', 'all']).default('needed'),
    ),
    form: onlyFor({ format: formatNames.filter((name) => formats[name].forms.length > 1) }, z.enum(forms).default('')),
    upperCase: z.boolean().default(false),
    quotes: z.boolean().default(false),
  },
  output: { text: textOf('text/plain') },
  async run({ text, format: name, form, ...options }) {
    if (text === '') throw errors.empty()
    const format = formats[name]
    const usual = format.forms[0] ?? '\\uXXXX'
    if (form !== '' && !format.forms.includes(form)) throw errors.unsupported({ kind: `${form} (${format.title})` })
    return { text: await format.escape(text, { ...options, form: form === '' ? usual : form }) }
  },
})
