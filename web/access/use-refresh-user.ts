import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { storeUser } from '../session/session.ts'
import { useUser } from '../session/use-user.ts'

/** Fetches and stores the user who is logged in: the name or role may have changed elsewhere. */
export function useRefreshUser(): void {
  const { data } = useQuery({
    queryKey: ['userInfo'],
    queryFn: ({ signal }) => call('readOwnUser', { signal }),
    enabled: Boolean(useUser()),
  })
  useEffect(() => {
    if (data) storeUser(data)
  }, [data])
}
