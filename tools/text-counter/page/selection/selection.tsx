import { useEffect, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { isInInput } from '#ui/panes/bench-parts.ts'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type * as operations from '../../operations.ts'
import type { PageTexts } from '../texts.en.ts'
import { useFigures } from '../use-figures.ts'
import styles from './selection.module.css'

/** The counts of the selected text, with the same options. */
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

/** Returns the text that is selected in the input field, after a pause; empty where nothing in it is selected. */
function useSelectedText(): string {
  const [selected, setSelected] = useState('')
  useEffect(() => {
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const text = await selectedIn(document.activeElement)
      if (isWanted) setSelected(text)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void look(), 150)
    }
    document.addEventListener('selectionchange', wait)
    return () => {
      isWanted = false
      clearTimeout(timer)
      document.removeEventListener('selectionchange', wait)
    }
  }, [])
  return selected
}

async function selectedIn(field: Element | null): Promise<string> {
  if (!field || !isInInput(field)) return ''
  if (field instanceof HTMLTextAreaElement) return field.value.slice(field.selectionStart, field.selectionEnd)
  if (!(field instanceof HTMLElement) || !field.isContentEditable) return ''
  // The DOM has only the lines in view, so the text comes from the editor, which is loaded if it is shown.
  const { EditorView } = await import('@codemirror/view')
  const state = EditorView.findFromDOM(field)?.state
  return state?.selection.ranges.map(({ from, to }) => state.sliceDoc(from, to)).join('\n') ?? ''
}
