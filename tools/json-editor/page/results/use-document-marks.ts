import { useMemo } from 'react'
import type { TextMark } from '#ui/editor/text-mark.ts'
import { useFailureMarks } from '#ui/editor/use-failure-marks.ts'
import type { Run } from '#ui/run/use-operation.ts'

/** The most that are marked; the list below the result has more. */
const maxMarks = 200

/** Marks in the document where reading stopped, or what a validation has found. */
export function useDocumentMarks(run: Run<unknown>, isBad: boolean): readonly TextMark[] {
  const failure = useFailureMarks(run, '', isBad)
  const { errors } = Object(run.state === 'done' ? run.output : undefined)
  const marks = useMemo(() => (Array.isArray(errors) ? errors.slice(0, maxMarks).map(markOf) : []), [errors])
  return failure.length > 0 ? failure : marks
}

const markOf = ({ line, column }: { line: number; column: number }): TextMark => ({
  from: { line, column },
  kind: 'bad',
})
