import type { ReactNode } from 'react'
import { Bench } from '#ui/bench/bench.tsx'

/** Signs and verifies live. */
export default function SignatureBench({ modes }: { modes: ReactNode }) {
  return <Bench modes={modes} />
}
