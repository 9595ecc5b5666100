import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { readStored, type StoredConfig } from './stored-config.ts'

/** The cache key of the server's answer, which is kept in memory only, as it includes keys. */
export const configKey = ['admin-config']

/** Fetches the whole configuration when the page opens and after saving, never while somebody types. */
export const useWholeConfig = () =>
  useQuery<StoredConfig>({
    queryKey: configKey,
    queryFn: async ({ signal }) => readStored(await call('readWholeConfig', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
