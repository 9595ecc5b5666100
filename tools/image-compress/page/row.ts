import type { SchemaOutput } from '#kit/operation.ts'
import type { ImageSummary } from '#lib/imaging/read/read-summary.ts'
import type { BatchRow } from '#ui/batch/batch.ts'
import type { compress } from '../operations.ts'

export type Output = SchemaOutput<(typeof compress)['output']['shape']>

/** An image of the batch. */
export type Row = BatchRow<Output, ImageSummary>
