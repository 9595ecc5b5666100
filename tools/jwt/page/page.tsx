import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { partsIn } from './token-parts.ts'

/** The drawn page, with the three parts of a token in the three colors that people know them by. */
export default function JwtPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: (props: InputPaneProps) => <InputPane {...props} marksIn={partsIn} /> }
