import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { MinifiedFacts } from '#ui/output/minified-facts.tsx'

/** The page: SQL, and the saved share of its size. */
export default function SqlFormatterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { FactList: SqlFacts }

function SqlFacts(props: FactListProps) {
  return <MinifiedFacts field="sql" {...props} />
}
