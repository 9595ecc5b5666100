import { Fragment, useEffect, useState } from 'react'
import { reportBug } from '#core/report-bug.ts'
import type { Description } from '#kit/description.ts'
import { kebabOf } from '#kit/kebab.ts'
import type { Localized } from '#kit/language.ts'
import { fieldFor, takesFile } from '#kit/main-field.ts'
import { fill } from '#kit/sentence.ts'
import { marksOf } from '#kit/words/marks.ts'
import { useAnnounce } from '../controls/announcer.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import { handOver } from '../tool/handover.ts'
import { useOpenTool } from '../tool/open-tool.tsx'
import { type Suggestion, useToolDirectory } from '../tool/tool-directory.ts'

/**
 * For a file without text in a text field: switches to the tool's operation that takes files, if there
 * is one. Else shows what the file is, and which tools take it.
 */
export function RefusedFile({ file, kind }: { file: File; kind: Localized }) {
  const words = useTexts(texts)
  const language = useLanguage()
  const announce = useAnnounce()
  const tool = useOpenTool()
  const { suggest, visit, addressOf } = useToolDirectory()
  const [offers, setOffers] = useState<Suggestion[]>()
  const about = { name: file.name, kind: kind[language] }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const suggestions = await suggest(file)
      if (!isWanted) return
      const own = tool && operationFor(tool, suggestions)
      if (!own)
        return setOffers(suggestions.filter((offer) => isFirstOf(offer, suggestions) && offer.tool.id !== tool?.id))
      handOver({ tool: tool.id, operation: own, material: file })
      tool.onOpen(own)
      announce(fill(words.turned, about))
    }
    look().catch((error: unknown) => reportBug(error, 'suggestions'))
    return () => {
      isWanted = false
    }
  }, [file])

  if (!offers) return null
  const { sentenceGap, listComma } = marksOf(words.tools)
  return (
    <p role="alert">
      {fill(words.refused, about)}
      {offers.length > 0 && sentenceGap + words.tools}
      {offers.slice(0, maxOffers).map(({ tool: other, operation, label, input }, index) => (
        <Fragment key={other.id}>
          {index > 0 && listComma}
          <a
            href={`${addressOf(other.id)}?operation=${kebabOf(operation)}`}
            title={label[language]}
            onClick={(event) => {
              // Another tab would open without the file.
              event.preventDefault()
              handOver({ tool: other.id, operation, material: file, input })
              visit(other.id, operation)
            }}
          >
            {other.title[language]}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

const maxOffers = 4

const isFirstOf = ({ tool }: Suggestion, suggestions: readonly Suggestion[]): boolean =>
  suggestions.find((other) => other.tool.id === tool.id)?.tool === tool

/**
 * Returns the tool's operation that takes a file: the counterpart of the open one for files, else
 * the one that fits this file best.
 */
function operationFor(
  { id, operations, open }: NonNullable<ReturnType<typeof useOpenTool>>,
  suggestions: readonly Suggestion[],
): string | undefined {
  const fitting = suggestions.filter(({ tool }) => tool.id === id).map(({ operation }) => operation)
  return [`${open.replace(/Text$/, '')}File`, ...fitting].find((name) => needsFile(operations[name]))
}

/** Whether a file is the main input of an operation, not an optional table or logo. */
function needsFile(operation: Description | undefined): boolean {
  const name = operation && fieldFor(operation.input, true)
  const field = name !== undefined && operation?.input.properties?.[name]
  return typeof field === 'object' && takesFile(field) && operation?.input.required?.includes(name ?? '') === true
}

const texts = {
  en: {
    refused: '“{name}” is {kind}. This field takes text.',
    tools: 'Tools for such a file: ',
    turned: '“{name}” is {kind}: opened as a file',
  },
  zh: {
    refused: '“{name}”的类型：{kind}。此输入框只接受文本。',
    tools: '可处理此文件的工具：',
    turned: '“{name}”已作为文件打开，类型：{kind}',
  },
}
