import type { SchemaOutput } from '#kit/operation.ts'
import type { extract } from '../operations.ts'

/** What is found of an image. */
export type Output = SchemaOutput<(typeof extract)['output']['shape']>

/** The fields of it that are code. */
export type CodeFormat = 'css' | 'scss' | 'tailwind' | 'json'
