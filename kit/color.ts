import { z } from 'zod'
import { isHexColor } from './hex-color.ts'
import { issueSentences } from './issue-sentences.ts'

/** A color as CSS writes it in hexadecimal. Pages draw a picker beside its text, and results as swatches. */
export const color = () => z.string().refine(isHexColor, { params: issueSentences.color() }).meta({ format: 'color' })
