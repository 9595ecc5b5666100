import type { WorkerClient } from '#lib/worker/worker-client.ts'
import type { TableSummary } from '../../table/table-document.ts'
import type { TableMethods } from '../../table/table-methods.ts'

/** What there is in a table, and the worker that holds it. */
export interface OpenTable extends TableSummary {
  worker: WorkerClient<TableMethods>
}
