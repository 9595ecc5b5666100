import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { OptionsRail } from '#ui/bench/options-rail.tsx'
import type { FieldListProps } from '#ui/fields/field-list.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { ResultSwitch, ResultViewer } from './result-table.tsx'
import { SheetOptions } from './sheet-options.tsx'
import { SourcePane } from './source-pane.tsx'

/** All that becomes of a table, beside the table itself. */
export default function CsvPage() {
  return <OperationsBench parts={parts} />
}

const parts = {
  InputPane: TableInputs,
  OutputViewer: ResultViewer,
  OptionsRail: TableOptions,
  ResultTools: ResultSwitch,
}

/** A table that stands in a text is seen as one; files and JSON are shown as everywhere. */
function TableInputs(props: InputPaneProps) {
  const [[name] = ['']] = props.fields
  const { values, onChange } = props
  const isText = name === 'source' && !(props.values[name] instanceof File)
  if (isText) return <SourcePane {...props} />
  // The sheet that was chosen is none of another workbook.
  const isChosen = values['file'] instanceof File
  const change: typeof onChange = (changed) =>
    onChange(isChosen && 'file' in changed ? { sheet: undefined, ...changed } : changed)
  return <InputPane {...props} onChange={change} />
}

function TableOptions(props: FieldListProps) {
  const { open } = useTool()
  return open === 'fromXlsx' ? <SheetOptions {...props} /> : <OptionsRail {...props} />
}
