import { QueryClient } from '@tanstack/react-query'

/** The times of the specification, section 9: three retries, 1 s doubled each try up to 30 s, kept for 5 minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal (4xx) is not retried.
      retry: (failures, error) => failures < 3 && !isRefusal(error),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
    },
  },
})

const isRefusal = (error: Error): boolean => /^4/.test('code' in error ? String(error.code) : error.message)
