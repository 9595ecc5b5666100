import { useCallback } from 'react'
import { unattended } from '#kit/call.ts'
import { useRunner } from '#ui/run/runner.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import type * as operations from '../../operations.ts'
import type { Match } from '../copy/match-formats.ts'
import type { Fields } from './use-fields.ts'
import type { Runs } from './use-runs.ts'

/** The most matches that are copied. */
const maxCopiedMatches = 100_000

/** Hands out more matches than the page lists, by another search where there are more. */
export function useAllMatches(fields: Fields, { output }: Runs['test']): () => Promise<readonly Match[]> {
  const runner = useRunner()
  const id = useToolId()
  const { test } = useOperations<typeof operations>()
  const { pattern, flags, text, engine, seconds } = fields
  return useCallback(async () => {
    if (!output?.truncated) return output?.matches ?? []
    const input = { pattern, flags, text: text as string, engine, seconds, limit: maxCopiedMatches }
    return (await runner.run(id, test, input, unattended)).matches
  }, [runner, id, test, output, pattern, flags, text, engine, seconds])
}
