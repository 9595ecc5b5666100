import type { NewAuditEntry } from '../audit/write-audit-entries.ts'
import type { Visitor } from '../routes/visitor.ts'
import { visitorOf } from '../routes/visitor.ts'
import { sha256 } from '../store/sha256.ts'

interface Caller {
  visitor: Visitor | undefined
  address: string
}

/** Makes the audit entry of what was done to a record, and by whom. */
export function recordAuditEntry(
  action: string,
  record: { kind: string; key: string; value: string },
  call: Caller,
): NewAuditEntry {
  const { username } = visitorOf(call).user
  const hash = action === 'record.delete' ? '' : sha256(record.value)
  return { username, action, target: `${record.kind}/${record.key}`, hash, address: call.address }
}
