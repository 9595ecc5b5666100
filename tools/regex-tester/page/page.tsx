import { RegexBench } from './regex-bench.tsx'
import { TimeLimit } from './runs/time-limit.tsx'

/** A pattern, a text, and everything that can be known of the two. */
export default function RegexTesterPage() {
  return (
    <TimeLimit>
      <RegexBench />
    </TimeLimit>
  )
}
