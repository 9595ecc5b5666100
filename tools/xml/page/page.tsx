import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { MinifiedFacts } from '#ui/output/minified-facts.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { DocumentPane } from './document-pane.tsx'

/** The operations on a document, beside the document. */
export default function XmlPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: DocumentInputs, FactList: XmlFacts }

function XmlFacts(props: FactListProps) {
  return <MinifiedFacts field="xml" {...props} />
}

/** XML can be shown as a tree; JSON has the usual pane. */
function DocumentInputs(props: InputPaneProps) {
  const [[name] = [''], ...others] = props.fields
  if (name !== 'xml') return <InputPane {...props} />
  return (
    <PaneStack>
      <DocumentPane {...props} />
      {others.length > 0 && <InputPane {...props} fields={others} isFollowing />}
    </PaneStack>
  )
}
