import type { ReactNode } from 'react'
import { Bench } from '#ui/bench/bench.tsx'

/** A text and its hashes, live: loaded when it is first asked for. */
export default function TextHashes({ modes }: { modes: ReactNode }) {
  return <Bench modes={modes} />
}
