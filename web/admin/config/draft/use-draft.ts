import { useEffect, useRef, useState } from 'react'
import { onSessionExpired } from '../../../session/session.ts'
import { useUser } from '../../../session/use-user.ts'
import type { Draft } from './draft.ts'

/** The draft of a lost session. Kept in memory only, as it may include keys. */
let left: { username: string | undefined; draft: Draft } | undefined

/** Holds the draft. If the session is lost meanwhile, the same user gets it back after logging in. */
export function useDraft() {
  const username = useUser()?.username
  const [draft, setDraft] = useState<Draft>(() => (left && left.username === username ? left.draft : {}))
  const latest = useRef({ username, draft })
  // The name may be deleted before the event of the expired session arrives.
  latest.current = { username: username ?? latest.current.username, draft }

  useEffect(() => {
    left = undefined
    return onSessionExpired(() => {
      left = latest.current
    })
  }, [])

  return [draft, setDraft] as const
}
