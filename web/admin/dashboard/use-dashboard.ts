import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The figures of the site, at most a minute old. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => call('readDashboard', { signal }),
    staleTime: 60_000,
  })
