import { issuesInDefinition, type Pipeline } from '#core/pipeline/definition.ts'
import { fill } from '#kit/sentence.ts'
import { ActionLabel } from '#ui/controls/action-label.tsx'
import { JsonFileButton } from '#ui/controls/json-file-button.tsx'
import { useLanguage, useTexts } from '#ui/language/language.ts'

interface ImportButtonProps {
  onOpen: (pipeline: Pipeline) => void
  onProblem: (sentence: string) => void
}

/** In bytes. No definition is as long. */
const maxFileBytes = 8 * 2 ** 20

/** Opens a pipeline from a JSON file. What is in it is checked like anything from outside. */
export function ImportButton({ onOpen, onProblem }: ImportButtonProps) {
  const words = useTexts(texts)
  const language = useLanguage()

  async function open(file: File): Promise<void> {
    const value = file.size > maxFileBytes ? undefined : await readJson(file)
    const [issue] = issuesInDefinition(value)
    if (!issue) return onOpen(value as Pipeline)
    const why = value === undefined ? words.noJson : [issue.field, issue.message[language]].filter(Boolean).join(': ')
    onProblem(fill(words.failed, { name: file.name, why }))
  }

  return (
    <JsonFileButton label={words.import} look="quiet" onFile={(file) => void open(file)}>
      <ActionLabel>{words.import}</ActionLabel>
    </JsonFileButton>
  )
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

const texts = {
  en: { import: 'Import', failed: '{name} is not a pipeline: {why}', noJson: 'it is not JSON' },
  zh: { import: '导入', failed: '“{name}”中没有可用的流水线：{why}', noJson: '不是 JSON' },
}
