import type { SchemaOutput } from '#kit/operation.ts'
import type { extract } from '../operations.ts'

/** The output of `extract`. */
export type Output = SchemaOutput<(typeof extract)['output']['shape']>

/** Its fields that contain code. */
export type CodeFormat = 'css' | 'scss' | 'tailwind' | 'json'
