import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import type { FactListProps } from '#ui/output/fact-list.tsx'
import { MinifiedFacts } from '#ui/output/minified-facts.tsx'
import { PaneStack } from '#ui/panes/pane.tsx'
import { DocumentPane } from './document-pane.tsx'

/** All that becomes of a document, beside the document itself. */
export default function XmlPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: DocumentInputs, FactList: XmlFacts }

function XmlFacts(props: FactListProps) {
  return <MinifiedFacts field="xml" {...props} />
}

/** A document of XML can be seen as a tree; JSON is shown as everywhere. */
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
