import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { ResultSwitch, ResultViewer } from './result-table.tsx'
import { SourcePane } from './source-pane.tsx'

/** All that becomes of a table, beside the table itself. */
export default function CsvPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: TableInputs, OutputViewer: ResultViewer, ResultTools: ResultSwitch }

/** A table that stands in a text is seen as one; files and JSON are shown as everywhere. */
function TableInputs(props: InputPaneProps) {
  const [[name] = ['']] = props.fields
  const isText = name === 'source' && !(props.values[name] instanceof File)
  return isText ? <SourcePane {...props} /> : <InputPane {...props} />
}
