import { useMemo, useState } from 'react'
import type { Values } from '#kit/values.ts'
import type { DelimiterName } from '#lib/table/delimiters.ts'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { OptionsRail } from '#ui/bench/options-rail.tsx'
import { storedOf, useStored } from '#ui/device/stored.ts'
import type { FieldListProps } from '#ui/fields/field-list.tsx'
import { OutputViewer, type OutputViewerProps } from '#ui/output/output-viewer.tsx'
import { isHeld } from '#ui/text/held-text.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useWorkbench } from '#ui/tool/workbench.tsx'
import type { TableSource } from '../table/table-methods.ts'
import { SheetOptions } from './sheet-options.tsx'
import { SourcePane } from './source-pane.tsx'
import { Table, TableSwitch, type View } from './table-or-text.tsx'

/** Whether results are shown as tables or as text on this device. */
const resultView = storedOf('view:csv', (stored): View => (stored === 'text' ? 'text' : 'table'))

type Output = OutputViewerProps['output']

/** The switch in the head of a result that may be a table. */
function ResultSwitch({ output }: { output: Output }) {
  const { open } = useTool()
  const view = useStored(resultView)
  const table = useResultTable(output)
  if (!Object.hasOwn(resultOptions, open)) return null
  return <TableSwitch value={view} isHidden={!table} onChange={(next) => resultView.update(() => next)} />
}

/** Shows a result that is a table as a table or as text, as last chosen; other results in the usual viewer. */
function ResultViewer(props: OutputViewerProps) {
  const view = useStored(resultView)
  const table = useResultTable(props.output)
  if (!table || view === 'text') return <OutputViewer {...props} />
  return <Table {...table} label={props.label} isStale={props.isStale} onShowText={undefined} />
}

/** How the result of an operation with these values is read as a table; undefined if it is not one. */
const resultOptions: Record<string, (values: Values) => Omit<TableSource, 'text' | 'delimiterSample'> | undefined> = {
  clean: () => ({ delimiter: 'auto', header: true }),
  fromJson: ({ delimiter = 'comma', header = true }) => ({
    delimiter: delimiter as DelimiterName,
    header: header === true,
  }),
  fromXlsx: () => ({ delimiter: 'comma', header: true }),
  convert: ({ to = 'csv' }) =>
    to === 'csv' || to === 'tsv' ? { delimiter: to === 'csv' ? 'comma' : 'tab', header: true } : undefined,
}

/** The table of a result; undefined if it is not one. */
function useResultTable(output: Output): TableSource | undefined {
  const { open } = useTool()
  const { values } = useWorkbench()
  // The values that gave the result, since the fields may have changed since.
  const [made, setMade] = useState({ output, values })
  if (made.output !== output) setMade({ output, values })
  return useMemo(() => {
    const text = made.output?.['csv'] ?? made.output?.['text']
    const options = resultOptions[open]?.(made.values)
    if (!options || !(isHeld(text) || (typeof text === 'string' && text.trim() !== ''))) return undefined
    const { source } = made.values
    const keepsDelimiter = open === 'clean' && (typeof source === 'string' || source instanceof Blob)
    return { ...options, text, delimiterSample: keepsDelimiter ? source.slice(0, sampleLength) : undefined }
  }, [made, open])
}

/** In UTF-16 units or bytes: more than is examined to detect a delimiter. */
const sampleLength = 2 ** 18

/** The table and its conversions side by side. */
export default function CsvPage() {
  return <OperationsBench parts={parts} />
}

const parts = {
  InputPane: TableInputs,
  OutputViewer: ResultViewer,
  OptionsRail: TableOptions,
  ResultTools: ResultSwitch,
}

/** Shows a table that is a text as a table; files and JSON in the usual panes. */
function TableInputs(props: InputPaneProps) {
  const [[name] = ['']] = props.fields
  const { values, onChange } = props
  const isText = name === 'source' && !(props.values[name] instanceof File)
  if (isText) return <SourcePane {...props} />
  // A chosen sheet does not apply to another workbook.
  const isChosen = values['file'] instanceof File
  const change: typeof onChange = (changed) =>
    onChange(isChosen && 'file' in changed ? { sheet: undefined, ...changed } : changed)
  return <InputPane {...props} onChange={change} />
}

function TableOptions(props: FieldListProps) {
  const { open } = useTool()
  return open === 'fromXlsx' ? <SheetOptions {...props} /> : <OptionsRail {...props} />
}
