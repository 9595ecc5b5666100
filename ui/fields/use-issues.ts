import { useMemo } from 'react'
import { sentenceOf } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import type { Run } from '../run/use-operation.ts'
import { useToolErrors } from '../tool/tool-texts.ts'
import { type Issues, issuesAt } from './issues-at.ts'

/** Groups a run's issues by field: those of the schema, or the field that the operation's error names. */
export function useIssues(run: Run<unknown>): Issues {
  const errors = useToolErrors()
  const error = run.state === 'failed' ? run.error : undefined
  return useMemo(() => {
    if (!(error instanceof ToolError)) return issuesAt(run)
    const field = errors[error.code]?.field
    if (!field) return {}
    return { [field]: { en: sentenceOf(error, errors, 'en'), zh: sentenceOf(error, errors, 'zh') } }
  }, [error, errors, run])
}
