import { fill } from '#kit/sentence.ts'
import { WorkerClient } from '#lib/worker/worker-client.ts'
import { workerPort } from '#lib/worker/worker-port.browser.ts'
import { FieldList, type FieldListProps } from '#ui/fields/field-list.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { Rail } from '#ui/panes/rail.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { OfferedSheet, SheetMethods } from '../xlsx/sheets.worker.browser.ts'
import type { PageTexts } from './texts.en.ts'

/** The options beside a workbook: its sheets are there to choose from. */
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

/** With more sheets than this the name is typed, not chosen. */
const maxOffered = 1000

interface SheetFieldProps {
  sheets: readonly OfferedSheet[]
  value: string
  issue: FieldListProps['issues'][string] | undefined
  onChange: (sheet: string | undefined) => void
}

function SheetField({ sheets: [first, ...others], value, issue, onChange }: SheetFieldProps) {
  const words = usePageTexts<PageTexts>()
  const { label = 'sheet' } = useToolTexts().input['sheet'] ?? {}
  const language = useLanguage()
  const labelOf = ({ name, isHidden }: OfferedSheet) => (isHidden ? fill(words.hidden, { name }) : name)
  const labels = new Map(others.map((sheet) => [sheet.name, labelOf(sheet)]))
  if (first) labels.delete(first.name)
  // A name from elsewhere, such as of the workbook before, is shown as what it is: why it fails stands below.
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
      // The first is what is read where none is named.
      value={value === first?.name ? '' : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}

/** The sheets of a workbook; none of a file that is none, whose run says why. */
function useSheets(file: unknown): readonly OfferedSheet[] {
  const sheets = useAsyncValue(
    async () => (file instanceof File ? await readSheetNames(file).catch(() => none) : none),
    [file],
  )
  return file instanceof File ? (sheets ?? none) : none
}

const none: readonly OfferedSheet[] = []

/** In a worker of its own, which ends with its answer. */
async function readSheetNames(file: File): Promise<readonly OfferedSheet[]> {
  const worker = new WorkerClient<SheetMethods>(
    workerPort(new Worker(new URL('../xlsx/sheets.worker.browser.ts', import.meta.url), { type: 'module' })),
  )
  try {
    return await worker.ask('sheets', file)
  } finally {
    worker.end(new DOMException('It has answered', 'AbortError'))
  }
}
