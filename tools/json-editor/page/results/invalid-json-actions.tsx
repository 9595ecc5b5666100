import { Button } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDocument } from '../document/document-context.tsx'
import type { PageTexts } from '../texts.en.ts'

/** The actions for invalid JSON: go to the position, which only the text view can show, and repair. */
export function InvalidJsonActions({ place }: { place: CaretPosition }) {
  const words = usePageTexts<PageTexts>()
  const { onOpen, open } = useTool()
  const { setView, show } = useDocument()
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setView('text')
          show({ place })
        }}
      >
        {words.goThere}
      </Button>{' '}
      {open !== 'repair' && open !== 'compare' && (
        <Button size="small" onClick={() => onOpen('repair')}>
          {words.repair}
        </Button>
      )}
    </>
  )
}
