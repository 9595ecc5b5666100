import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color } from '#kit/text-of.ts'
import { paletteFile, paletteFormats } from './formats/palette-file.ts'

export const exportPalette = defineOperation('export-palette', {
  input: {
    colors: z.array(color()).min(1).max(64),
    format: z.enum(paletteFormats).default('ase'),
  },
  output: { file: z.file() },
  run: ({ colors, format }) => ({ file: paletteFile(colors, format, 'palette') }),
})
