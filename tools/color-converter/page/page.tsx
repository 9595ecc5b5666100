import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { FactList, type FactListProps } from '#ui/output/fact-list.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { ContrastPreview } from './contrast/contrast-preview.tsx'
import { ColorInputs } from './editor/color-inputs.tsx'
import { GradientPreview } from './gradient/gradient-preview.tsx'

/** Shows a preview before the facts of a contrast or a gradient; other operations have only facts. */
function ColorFacts(props: FactListProps) {
  const { open } = useTool()
  return (
    <>
      {open === 'contrast' && <ContrastPreview output={props.output} isStale={props.isStale} />}
      {open === 'gradient' && <GradientPreview output={props.output} isStale={props.isStale} />}
      <FactList {...props} />
    </>
  )
}

/** The generic bench with visual color inputs and previews of contrasts and gradients. */
export default function ColorConverterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: ColorInputs, FactList: ColorFacts }
