import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { ContrastFacts } from './contrast/contrast-facts.tsx'
import { ColorInputs } from './editor/color-inputs.tsx'

/** The generic bench with visual color inputs and a contrast preview. */
export default function ColorConverterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: ColorInputs, FactList: ContrastFacts }
