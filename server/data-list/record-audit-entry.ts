import { banUa, friendLink } from '#contract/data-list.ts'
import type { NewAuditEntry } from '../audit/write-audit-entries.ts'
import type { Principal } from '../routes/principal.ts'
import { principalOf } from '../routes/principal.ts'
import { sha256 } from '../store/sha256.ts'

interface Caller {
  principal: Principal | undefined
  address: string
}

/** Creates the audit entry of an action on a record. */
export function recordAuditEntry(
  action: string,
  record: { kind: string; key: string; value: string },
  call: Caller,
): NewAuditEntry {
  const { username } = principalOf(call).user
  const hash = action === 'record.delete' ? '' : sha256(record.value)
  const target = `${record.kind}/${record.key}`
  return { username, action, target, name: nameOf(record), hash, address: call.address }
}

/** The label of a record in its list: the name of a link, the text of a ban. */
function nameOf({ kind, value }: { kind: string; value: string }): string {
  try {
    const read = JSON.parse(value)
    return kind === 'friend_link' ? friendLink.parse(read).name : banUa.parse(read).values.join(', ')
  } catch {
    // Falls back to the key where the value is no valid JSON, as written by other software.
    return ''
  }
}
