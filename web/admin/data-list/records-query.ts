import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { AdminRecord, Kind } from '#contract/data-list.ts'
import { call } from '../../api/call.ts'

/** The number of rows on a page of the list. */
export const pageSize = 20

const root = 'records'

/** All records of all kinds, in order. */
export const useRecords = () =>
  useQuery({ queryKey: [root, 'all'], queryFn: ({ signal }) => call('listAllData', { signal, query: {} }) })

/** The records of a kind that match a keyword, page by page; makes no request without a keyword. */
export const useFoundRecords = (kind: Kind, keyword: string, page: number) =>
  useQuery({
    queryKey: [root, 'found', kind, keyword, page],
    queryFn: ({ signal }) =>
      call('listRecords', {
        signal,
        query: { kinds: [kind], keyword, page: String(page), page_size: String(pageSize) },
      }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })

/** The cached state of a record. */
export const cachedRecord = (client: QueryClient, id: number): AdminRecord | undefined =>
  client.getQueryData<AdminRecord[]>([root, 'all'])?.find((record) => record.id === id)

/** The cached records of a kind. */
export const cachedRecordsOf = (client: QueryClient, kind: Kind): AdminRecord[] =>
  (client.getQueryData<AdminRecord[]>([root, 'all']) ?? []).filter((record) => record.kind === kind)

/** Changes the cached lists, before or after the call to the server. */
export function changeCached(client: QueryClient, change: (list: AdminRecord[]) => AdminRecord[]): void {
  client.setQueryData<AdminRecord[]>([root, 'all'], (list) => list && change(list))
  client.setQueriesData<{ list: AdminRecord[] }>(
    { queryKey: [root, 'found'] },
    (cached) => cached && { ...cached, list: change(cached.list) },
  )
}

/** Cancels pending reads: their answers would be older than the change about to be made. */
export const cancelReads = (client: QueryClient): Promise<void> => client.cancelQueries({ queryKey: [root] })

/** Refetches everything. */
export const refreshRecords = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] })
