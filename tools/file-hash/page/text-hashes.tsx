import type { ReactNode } from 'react'
import { Bench } from '#ui/bench/bench.tsx'

/** Hashes a text live; loaded on demand. */
export default function TextHashes({ modes }: { modes: ReactNode }) {
  return <Bench modes={modes} />
}
