import { z } from 'zod'
import { color } from '#kit/text-of.ts'
import { presetNames } from '../designs/designs.ts'
import { alignments, positions } from '../frame/frame.ts'
import { fileFormats } from './write-cover.ts'

/** Longer than any title; longer input is refused. */
const maxTitle = 500

/** The fields of a cover's design, independent of its size. */
export const designFields = {
  title: z.string().max(maxTitle).meta({ contentMediaType: 'text/plain', format: 'textarea' }),
  subtitle: z.string().max(300).default(''),
  author: z.string().max(100).default(''),
  preset: z
    .enum(presetNames as [(typeof presetNames)[number]])
    .default('tech')
    .meta({ format: 'radio' }),
  align: z.enum(alignments).default('left'),
  position: z.enum(positions).default('top'),
  background: color().optional(),
  color: color().optional(),
  fontSize: z.int().min(12).max(600).optional(),
  logo: z.file().optional(),
  image: z.file().optional(),
}

export const fileFields = {
  format: z.enum(fileFormats).default('png'),
  scale: z.literal([1, 2]).default(1),
}
