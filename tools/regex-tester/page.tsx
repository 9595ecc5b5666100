import { RegexBench } from './page/regex-bench.tsx'
import { TimeLimit } from './page/time-limit.tsx'

/** A pattern, a text, and everything that can be known of the two. */
export default function RegexTesterPage() {
  return (
    <TimeLimit>
      <RegexBench />
    </TimeLimit>
  )
}
