import { fill } from '#kit/sentence.ts'
import { JsonFileButton } from '#ui/controls/json-file-button.tsx'
import { replaceRecords } from '#ui/device/kept/record.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { problems } from '../backup/backup-form.ts'
import { readBackup } from '../backup/read-backup.ts'
import { kinds } from '../kinds/kinds.ts'
import { remembered } from './remove-kept.ts'

interface ImportButtonProps {
  /** Called after all of the file is stored, with an undo function. */
  onImport: (putBack: () => Promise<void>, name: string) => void
  onProblem: (sentence: string) => void
}

/** Imports an exported file. All of it is validated before anything is stored. */
export function ImportButton({ onImport, onProblem }: ImportButtonProps) {
  const words = useTexts(texts)
  const language = useLanguage()

  async function bring(file: File): Promise<void> {
    const refuse = (why: string) => onProblem(fill(words.failed, { name: file.name, why }))
    const backup = await readBackup(file, kinds)
    if ('why' in backup) return refuse(backup.why[language])
    const putBack = await remembered(backup.names)
    try {
      await replaceRecords(backup.names, backup.records)
    } catch {
      return refuse(problems.refused[language])
    }
    onImport(putBack, file.name)
  }

  return (
    <JsonFileButton label={words.import} title={words.help} onFile={(file) => void bring(file)}>
      {words.import}
    </JsonFileButton>
  )
}

const texts = {
  en: {
    import: 'Import',
    help: 'Imported data replaces data of the same type; other types stay',
    failed: '{name} was not imported and nothing has changed: {why}',
  },
  zh: {
    import: '导入',
    help: '导入的数据会替换本机的同类数据，其他类别不变',
    failed: '未导入“{name}”，没有任何更改：{why}',
  },
}
