import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { ContrastFacts } from './contrast/contrast-facts.tsx'
import { ColorInputs } from './editor/color-inputs.tsx'

/** Colors that are seen and pulled into place, and text in two of them. */
export default function ColorConverterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: ColorInputs, FactList: ContrastFacts }
