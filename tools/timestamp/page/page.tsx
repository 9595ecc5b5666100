import SchemaPage from '#ui/bench/schema-page.tsx'
import { Clock } from './clock.tsx'

/** The drawn page, with a clock that goes on. */
export default function TimestampPage() {
  return <SchemaPage parts={parts} />
}

const parts = { Remark: Clock }
