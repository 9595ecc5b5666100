import type { LineColumn } from '#lib/text/line-column.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import type { XmlRow } from './xml-tree.ts'

/** Methods of the tree's worker; `open` must be called first. */
export type TreeMethods = {
  open: (given: { text: string | Blob }, call: MethodCall) => Promise<{ rows: number; nodes: number; root: number }>
  toggle: (given: { node: number; open: boolean; isWithin: boolean }) => number
  toggleAll: (open: boolean) => number
  rows: (given: { from: number; to: number }) => XmlRow[]
  parentRow: (row: number) => number
  pathOf: (given: { node: number; attribute?: string }) => string
  sourceOf: (node: number) => string
  placeOf: (node: number) => LineColumn
}
