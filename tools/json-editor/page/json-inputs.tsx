import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { PaneStack } from '#ui/bench/pane.tsx'
import { useTool } from '#ui/frame/tool.ts'
import { DocumentPane } from './document/document-pane.tsx'

/** What an operation works on: the document first, in whichever view it is open, then whatever else it takes. */
export function JsonInputs({ fields, ...props }: InputPaneProps) {
  const words = useTool().texts.input
  const [[name, schema] = ['', {}], ...others] = fields
  return (
    <PaneStack>
      <DocumentPane
        name={name}
        text={words[name] ?? { label: name, help: '' }}
        mediaType={schema.contentMediaType ?? ''}
        value={props.values[name]}
        isFirst
        isBad={props.run.state === 'failed' && !Object.keys(props.issues).some((issue) => issue !== name)}
        onChange={() => {}}
      />
      {others.length > 0 && <InputPane fields={others} {...props} isFollowing />}
    </PaneStack>
  )
}
