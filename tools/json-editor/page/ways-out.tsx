import { Button } from '#ui/controls/button.tsx'
import type { Place } from '#ui/editor/code-editor.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { useTexts } from '#ui/language/language.ts'
import { useDocument } from './document-context.tsx'
import { words } from './words.ts'

/** The ways out of a text that is no JSON: to the place, which only the text view can show, and to the repair. */
export function WaysOut({ place }: { place: Place }) {
  const said = useTexts(words)
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
        {said.goThere}
      </Button>{' '}
      {open !== 'repair' && open !== 'compare' && (
        <Button size="small" onClick={() => onOpen('repair')}>
          {said.repair}
        </Button>
      )}
    </>
  )
}
