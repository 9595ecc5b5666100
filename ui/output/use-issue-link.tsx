import { lazy, type ReactNode, Suspense } from 'react'
import { fill } from '#kit/sentence.ts'
import { ToolError } from '#kit/tool-error.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { Button } from '../controls/button.tsx'
import type { CaretPosition } from '../editor/code-editor.tsx'
import { useTexts } from '../language/language.ts'
import type { Run } from '../run/use-operation.ts'
import { useToolErrors } from '../tool/tool-texts.ts'
import { asDiagnostic } from './diagnostic.ts'

const RepairButton = lazy(() => import('./repair-button.tsx'))

interface Issues {
  run: Run<unknown>
  /** The diagnostics in the output. */
  diagnostics: unknown
  /** Left out if there is no text to select it in. */
  onSelectPosition: ((position: CaretPosition) => void) | undefined
}

/**
 * A button that selects the position at which a run failed, and one that repairs it, or selects the first diagnostic's;
 * else nothing.
 */
export function useIssueLink({ run, diagnostics, onSelectPosition }: Issues): ReactNode {
  const words = useTexts(texts)
  const errors = useToolErrors()
  if (!onSelectPosition) return undefined
  if (run.state === 'failed') {
    const { code = '', params = {} } = run.error instanceof ToolError ? run.error : {}
    const { line, column } = params
    const { field, repair } = errors[code] ?? {}
    if (typeof line !== 'number' || typeof column !== 'number') return undefined
    return (
      <>
        <Button size="small" onClick={() => onSelectPosition({ line, column })}>
          {fill(words.line, { line: formatCount(line) })}
        </Button>
        {repair && field && (
          <Suspense>
            <RepairButton repair={repair} field={field} />
          </Suspense>
        )}
      </>
    )
  }
  const warnings = Array.isArray(diagnostics) ? diagnostics : []
  const [first] = asDiagnostic(warnings[0])
  return (
    first && (
      <Button size="small" onClick={() => onSelectPosition(first)}>
        {fill(words.warnings, { count: formatCount(warnings.length) })}
      </Button>
    )
  )
}

const texts = {
  en: { line: 'Go to line {line}', warnings: '{count|warning|warnings}' },
  zh: { line: '跳转到第 {line} 行', warnings: '{count} 条警告' },
}
