import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { ColorFacts } from './color-facts.tsx'
import { ColorInputs } from './editor/color-inputs.tsx'

/** The generic bench with visual color inputs and previews of contrasts and gradients. */
export default function ColorConverterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: ColorInputs, FactList: ColorFacts }
