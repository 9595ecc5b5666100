import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { color } from '#kit/text-of.ts'
import { colorOf } from './drawing/rgba.ts'
import { flipImage, rotatedSize, rotateImage } from './drawing/rotate-image.ts'
import { editWarnings, openImage } from './editing/open-image.ts'
import { refuseTooLarge, writeImage } from './editing/write-image.ts'

export const rotate = defineOperation('rotate', {
  input: {
    file: z.file(),
    angle: z.number().min(-360).max(360).default(90),
    flip: z.enum(['none', 'horizontal', 'vertical']).default('none'),
    background: color().default('#00000000'),
  },
  output: { file: z.file(), width: z.int(), height: z.int(), warnings: z.array(z.enum(editWarnings)) },
  async run({ file, angle, flip, background }, call) {
    const opened = await openImage(file, call)
    refuseTooLarge(rotatedSize(opened.image, angle))
    const rotated = rotateImage(opened.image, angle, colorOf(background))
    call.progress(0.7)
    call.signal.throwIfAborted()
    return writeImage(opened, flipImage(rotated, flip))
  },
})
