import { Button } from '../controls/button.tsx'
import { furnitureErrors } from '../language/furniture-errors.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { useSamples } from '../tool/use-samples.ts'
import { focusResult } from './bench-parts.ts'

/** Fills an empty input with the tool's first sample. */
export function TrySample({ onChoose }: { onChoose?: () => void }) {
  const words = useTexts({ en: { try: 'Try a sample' }, zh: { try: '试试示例' } })
  const language = useLanguage()
  const { load, choose, hasFailed } = useSamples()

  async function run(): Promise<void> {
    const [first] = await load()
    if (!first) return
    choose(first)
    onChoose?.()
    // The button disappears; the result takes the focus.
    focusResult()
  }

  return (
    <>
      <Button size="small" onClick={() => void run()}>
        {words.try}
      </Button>
      {hasFailed && <p role="alert">{furnitureErrors.samplesFailed.sentence[language]}</p>}
    </>
  )
}
