import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { Clock } from './clock.tsx'

/** The drawn page, with a clock that goes on. */
export default function TimestampPage() {
  return <OperationsBench parts={parts} />
}

const parts = { Remark: Clock }
