import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { readStored, type StoredConfig } from './stored-config.ts'

/** Holds what the server answered, in memory alone: it has keys in it. */
export const configKey = ['admin-config']

/** The whole configuration. It is asked for when the page opens and after saving, never while somebody types. */
export const useWholeConfig = () =>
  useQuery<StoredConfig>({
    queryKey: configKey,
    queryFn: async ({ signal }) => readStored(await call('readWholeConfig', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
