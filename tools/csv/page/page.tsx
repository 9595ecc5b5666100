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

/** How results are looked at on this device. */
const resultView = storedOf('view:csv', (stored): View => (stored === 'text' ? 'text' : 'table'))

type Output = OutputViewerProps['output']

/** In the head of a result that may be a table. */
function ResultSwitch({ output }: { output: Output }) {
  const { open } = useTool()
  const view = useStored(resultView)
  const table = useResultTable(output)
  if (!Object.hasOwn(readings, open)) return null
  return <TableSwitch value={view} isHidden={!table} onChange={(next) => resultView.update(() => next)} />
}

/** A result that is a table, as that or as its text, as it was last looked at; any other as everywhere. */
function ResultViewer(props: OutputViewerProps) {
  const view = useStored(resultView)
  const table = useResultTable(props.output)
  if (!table || view === 'text') return <OutputViewer {...props} />
  return <Table {...table} label={props.label} isStale={props.isStale} onShowText={undefined} />
}

/** How the table is read that an operation has made of these values; undefined where it is none. */
const readings: Record<string, (values: Values) => Omit<TableSource, 'text' | 'like'> | undefined> = {
  clean: () => ({ delimiter: 'auto', header: true }),
  fromJson: ({ delimiter = 'comma', header = true }) => ({
    delimiter: delimiter as DelimiterName,
    header: header === true,
  }),
  fromXlsx: () => ({ delimiter: 'comma', header: true }),
  convert: ({ to = 'csv' }) =>
    to === 'csv' || to === 'tsv' ? { delimiter: to === 'csv' ? 'comma' : 'tab', header: true } : undefined,
}

/** The table that a result is, where it is one. */
function useResultTable(output: Output): TableSource | undefined {
  const { open } = useTool()
  const { values } = useWorkbench()
  // The values that the result was made of: the fields may have changed since.
  const [made, setMade] = useState({ output, values })
  if (made.output !== output) setMade({ output, values })
  return useMemo(() => {
    const text = made.output?.['csv'] ?? made.output?.['text']
    const reading = readings[open]?.(made.values)
    if (!reading || !(isHeld(text) || (typeof text === 'string' && text.trim() !== ''))) return undefined
    const { source } = made.values
    const isLike = open === 'clean' && (typeof source === 'string' || source instanceof Blob)
    return { ...reading, text, like: isLike ? source.slice(0, likeLength) : undefined }
  }, [made, open])
}

/** In UTF-16 units or bytes: more than is looked at to find a delimiter. */
const likeLength = 2 ** 18

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
  // Another workbook does not have the sheet that was chosen.
  const isChosen = values['file'] instanceof File
  const change: typeof onChange = (changed) =>
    onChange(isChosen && 'file' in changed ? { sheet: undefined, ...changed } : changed)
  return <InputPane {...props} onChange={change} />
}

function TableOptions(props: FieldListProps) {
  const { open } = useTool()
  return open === 'fromXlsx' ? <SheetOptions {...props} /> : <OptionsRail {...props} />
}
