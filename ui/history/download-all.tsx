import { useState } from 'react'
import { unattended } from '#kit/call.ts'
import type { Description } from '#kit/description.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { Button } from '../controls/button.tsx'
import type { HistoryEntry } from '../device/history-entry.ts'
import { useTexts } from '../language/language.ts'
import { useRunner } from '../run/runner.ts'
import { saveFiles } from '../save/save-files.ts'
import { useTool } from '../tool/open-tool.tsx'

/**
 * Downloads the file results of a history: each is computed again, since only the inputs are stored. Results
 * of files or secrets are left out, since those are not stored.
 */
export function DownloadAll({ entries }: { entries: readonly HistoryEntry[] }) {
  const words = useTexts(texts)
  const { id, operations } = useTool()
  const runner = useRunner()
  const announce = useAnnounce()
  const [label, setLabel] = useState<string>()
  const jobs = entries.flatMap(({ operation: name, values, hasFiles }) => {
    const operation = operations[name]
    const main = operation && fileOf(operation)
    return operation && main && !hasFiles && !takesSecret(operation) ? [{ operation, main, values }] : []
  })
  if (jobs.length < 2) return null

  async function save(): Promise<void> {
    const files: File[] = []
    for (const { operation, main, values } of jobs) {
      setLabel(fill(words.making, { ready: files.length, all: jobs.length }))
      try {
        const { [main]: file } = (await runner.run(id, operation, values, unattended)) as Record<string, unknown>
        if (file instanceof File) files.push(file)
      } catch {
        // This version may refuse the input of an older one; the others are still downloaded.
      }
    }
    setLabel(undefined)
    await saveFiles(files, `${id}.zip`)
    announce(fill(words.saved, { ready: files.length, all: jobs.length }))
  }

  return (
    <Button look="quiet" size="small" disabled={label !== undefined} onClick={() => void save()}>
      {label ?? words.all}
    </Button>
  )
}

/** The name of the main output, if it is a file. */
function fileOf({ output }: Description): string | undefined {
  const main = mainFieldOf(output)
  const isFile = fieldsOf(output).some(([name, { format }]) => name === main && format === 'file')
  return isFile ? main : undefined
}

const takesSecret = ({ input }: Description): boolean => fieldsOf(input).some(([, { format }]) => format === 'password')

const texts = {
  en: { all: 'Download all', making: '{ready} of {all}', saved: '{ready} of {all} downloaded' },
  zh: { all: '全部下载', making: '{ready}/{all}', saved: '已下载 {ready}/{all}' },
}
