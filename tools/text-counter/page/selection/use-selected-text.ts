import { useEffect, useState } from 'react'
import { isInInput } from '#ui/panes/bench-parts.ts'

/** What is selected in the field of the text, once the selection rests; empty where none is, or something elsewhere. */
export function useSelectedText(): string {
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
  // The document has only the lines in view: the editor knows them all. It is loaded, as it is seen.
  const { EditorView } = await import('@codemirror/view')
  const state = EditorView.findFromDOM(field)?.state
  return state?.selection.ranges.map(({ from, to }) => state.sliceDoc(from, to)).join('\n') ?? ''
}
