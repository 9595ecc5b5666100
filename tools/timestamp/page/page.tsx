import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { Clock } from './clock.tsx'

/** The generated page, with a running clock. */
export default function TimestampPage() {
  return <OperationsBench parts={parts} />
}

const parts = { Remark: Clock }
