import type { WorkerClient } from '#lib/worker/worker-client.ts'
import type { TableSummary } from '../../table/table-document.ts'
import type { TableMethods } from '../../table/table-methods.ts'

/** The summary of a table, with the worker that holds it. */
export interface TableHandle extends TableSummary {
  worker: WorkerClient<TableMethods>
}
