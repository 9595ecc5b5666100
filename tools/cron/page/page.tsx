import { useMemo } from 'react'
import { filledColumns } from '#lib/table/filled-columns.ts'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { FactList, type FactListProps } from '#ui/output/fact-list.tsx'

/** The generated page, with tables that fit a phone. */
export default function CronPage() {
  return <OperationsBench parts={parts} />
}

const parts = { FactList: CronFacts }

/** Shows no column that is empty throughout, such as commands of bare expressions, and breaks lines between numbers. */
function CronFacts({ fields, output, ...props }: FactListProps) {
  const spaced = useMemo(
    () => Object.fromEntries(Object.entries(output).map(([name, value]) => [name, space(value)])),
    [output],
  )
  const filled = useMemo(
    () => fields.map(([name, schema]) => [name, filledColumns(schema, output[name])] as (typeof fields)[number]),
    [fields, output],
  )
  return <FactList {...props} fields={filled} output={spaced} />
}

/** Writes the numbers of each row with spaces, at which a line may end. */
function space(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row) => (Array.isArray(row?.values) ? { ...row, values: row.values.join(', ') } : row))
}
