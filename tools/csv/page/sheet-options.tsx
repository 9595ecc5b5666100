import { fill } from '#kit/sentence.ts'
import { WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import { FieldList, type FieldListProps } from '#ui/fields/field-list.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { Rail } from '#ui/panes/rail.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { SheetInfo, SheetMethods } from '../xlsx/sheets.worker.browser.ts'
import type { PageTexts } from './texts.en.ts'

/** The options for a workbook, with a list of its sheets. */
export function SheetOptions({ fields, ...props }: FieldListProps) {
  const { values, issues, onChange } = props
  const sheets = useSheets(values['file'])
  const isOffered = sheets.length > 0 && sheets.length <= maxOffered
  return (
    <Rail>
      {isOffered && (
        <SheetField
          sheets={sheets}
          value={String(values['sheet'] ?? '')}
          issue={issues['sheet']}
          onChange={(sheet) => onChange({ sheet })}
        />
      )}
      <FieldList fields={isOffered ? fields.filter(([name]) => name !== 'sheet') : fields} {...props} />
    </Rail>
  )
}

/** With more sheets, the name is typed instead of chosen. */
const maxOffered = 1000

interface SheetFieldProps {
  sheets: readonly SheetInfo[]
  value: string
  issue: FieldListProps['issues'][string] | undefined
  onChange: (sheet: string | undefined) => void
}

function SheetField({ sheets: [first, ...others], value, issue, onChange }: SheetFieldProps) {
  const words = usePageTexts<PageTexts>()
  const { label = 'sheet' } = useToolTexts().input['sheet'] ?? {}
  const language = useLanguage()
  const labelOf = ({ name, isHidden }: SheetInfo) => (isHidden ? fill(words.hidden, { name }) : name)
  const labels = new Map(others.map((sheet) => [sheet.name, labelOf(sheet)]))
  if (first) labels.delete(first.name)
  // A name that is not in the workbook, such as one of the previous workbook, is listed as missing, with the error
  // below.
  const isStrange = value !== '' && value !== first?.name && !labels.has(value)
  return (
    <SelectField
      label={label}
      error={issue?.[language]}
      choices={[
        ...(first ? [{ value: '', label: labelOf(first) }] : []),
        ...[...labels].map(([name, shown]) => ({ value: name, label: shown })),
        ...(isStrange ? [{ value, label: fill(words.noSuchSheet, { name: value }) }] : []),
      ]}
      // An empty name reads the first sheet.
      value={value === first?.name ? '' : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}

/** The sheets of a workbook; none if the file is not a workbook, which the run reports. */
function useSheets(file: unknown): readonly SheetInfo[] {
  const sheets = useAsyncValue(
    async () => (file instanceof File ? await readSheetNames(file).catch(() => none) : none),
    [file],
  )
  return file instanceof File ? (sheets ?? none) : none
}

const none: readonly SheetInfo[] = []

/** Reads the sheets in a worker that is terminated afterwards. */
async function readSheetNames(file: File): Promise<readonly SheetInfo[]> {
  const worker = new WorkerClient<SheetMethods>(
    workerPort(new Worker(new URL('../xlsx/sheets.worker.browser.ts', import.meta.url), { type: 'module' })),
  )
  try {
    return await worker.ask('sheets', file)
  } finally {
    worker.end(new DOMException('It has answered', 'AbortError'))
  }
}
