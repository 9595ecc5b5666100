import { useEffect, useRef, useState } from 'react'
import { onSessionExpired } from '../../../session/session.ts'
import { useUser } from '../../../session/use-user.ts'
import type { Draft } from './draft.ts'

/** What somebody was typing when their session was lost. It is stored nowhere, as it may hold keys. */
let left: { username: string | undefined; draft: Draft } | undefined

/** Holds what is not saved. Where the session is lost meanwhile, the same user finds it again after logging in. */
export function useDraft() {
  const username = useUser()?.username
  const [draft, setDraft] = useState<Draft>(() => (left && left.username === username ? left.draft : {}))
  const latest = useRef({ username, draft })
  // The name may be gone before the event of the expired session arrives.
  latest.current = { username: username ?? latest.current.username, draft }

  useEffect(() => {
    left = undefined
    return onSessionExpired(() => {
      left = latest.current
    })
  }, [])

  return [draft, setDraft] as const
}
