import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import { ComparedInputs } from './compare/compared-inputs.tsx'
import { DocumentPane } from './document-pane/document-pane.tsx'
import { FailureStrip } from './results/failure-strip.tsx'
import { useDocumentMarks } from './results/use-document-marks.ts'

/** What an operation works on: the document first, in whichever view it is open, then whatever else it takes. */
export function JsonInputs(props: InputPaneProps) {
  const { open } = useTool()
  return open === 'compare' ? <ComparedInputs {...props} /> : <DocumentInputs {...props} />
}

function DocumentInputs({ fields, ...props }: InputPaneProps) {
  const words = useToolTexts().input
  const [[name, schema] = ['', {}], ...others] = fields
  const { run, issues, values } = props
  const isBad = run.state === 'failed' && !Object.keys(issues).some((issue) => issue !== name)
  const marks = useDocumentMarks(run, isBad)
  return (
    <PaneStack>
      <DocumentPane
        name={name}
        text={words[name] ?? { label: name, help: '' }}
        mediaType={schema.contentMediaType ?? ''}
        value={values[name]}
        isFirst
        isBad={isBad}
        marks={marks}
        foot={isBad && <FailureStrip run={run} />}
        onChange={() => {}}
      />
      {others.length > 0 && <InputPane fields={others} {...props} isFollowing />}
    </PaneStack>
  )
}
