import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { tokenParts } from './token-parts.ts'

/** The generated page, with the three parts of a token in their customary colors. */
export default function JwtPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: (props: InputPaneProps) => <InputPane {...props} marksIn={tokenParts} /> }
