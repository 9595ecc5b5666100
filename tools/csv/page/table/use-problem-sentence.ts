import { fill } from '#kit/sentence.ts'
import type { ColumnType } from '#lib/table/column-types.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { ColumnSummary } from '../../table/columns.ts'
import type { CellProblem } from '../../table/table-document.ts'
import type { PageTexts } from '../texts.en.ts'

/** The names of column types. */
export const useTypeNames = (): Partial<Record<ColumnType, string>> =>
  useToolTexts().output['columns']?.columns?.['type']?.choices ?? none

const none = {}

/** Returns a function that describes the problem of a cell. */
export function useProblemSentence(columns: readonly ColumnSummary[]) {
  const words = usePageTexts<PageTexts>()
  const typeNames = useTypeNames()
  return (problem: CellProblem, { column, cellCount }: { column: number; cellCount: number }): string => {
    const { majorityType } = columns[column] ?? {}
    switch (problem) {
      case 'oddType':
        return fill(words.oddType, { type: (majorityType && typeNames[majorityType]) ?? '' })
      case 'shortRow':
        return fill(words.missing, { found: cellCount, expected: columns.length })
      case 'longRow':
        return fill(words.surplus, { found: cellCount, expected: columns.length })
      default:
        return words[problem]
    }
  }
}
