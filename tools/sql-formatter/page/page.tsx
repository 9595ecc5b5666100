import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { MinifiedFacts } from '#ui/output/minified-facts.tsx'

/** SQL, and how much of it was saved. */
export default function SqlFormatterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { FactList: SqlFacts }

function SqlFacts(props: FactListProps) {
  return <MinifiedFacts field="sql" {...props} />
}
