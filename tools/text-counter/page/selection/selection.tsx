import { fill } from '#kit/sentence.ts'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type * as operations from '../../operations.ts'
import type { PageTexts } from '../texts.en.ts'
import { useFigures } from '../use-figures.ts'
import styles from './selection.module.css'
import { useSelectedText } from './use-selected-text.ts'

/** What is selected in the text, counted by itself with the same options. */
export function Selection() {
  const words = usePageTexts<PageTexts>()
  const figure = useFigures()
  const { count } = useOperations<typeof operations>()
  const { values } = useWorkbench()
  const text = useSelectedText()
  const { output } = useOperation(count, text === '' ? undefined : ({ ...values, text } as never), { delay: 0 })
  const counted = text === '' ? undefined : output
  return (
    <p className={styles['selection']}>
      {counted
        ? fill(words.selected, {
            characters: figure('characters', counted.characters),
            words: figure('words', counted.words),
            sentences: figure('sentences', counted.sentences),
            lines: figure('lines', counted.lines),
          })
        : words.selectToCount}
    </p>
  )
}
