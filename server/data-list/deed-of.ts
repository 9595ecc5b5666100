import type { Deed } from '../audit/write-audit.ts'
import { hashOf, type Visitor } from '../sessions/find-session.ts'
import { visitorOf } from '../sessions/visitor-of.ts'

interface Caller {
  visitor: Visitor | undefined
  address: string
}

/** Says what was done to a record, and by whom. */
export function deedOf(action: string, record: { kind: string; key: string; value: string }, call: Caller): Deed {
  const { username } = visitorOf(call).user
  const hash = action === 'record.delete' ? '' : hashOf(record.value)
  return { username, action, target: `${record.kind}/${record.key}`, hash, address: call.address }
}
