import { IconDeviceLaptop } from '@tabler/icons-react'
import { charactersIn, confidenceLabel, looksLike } from '#core/recognition/looks-like.ts'
import { fill } from '#kit/sentence.ts'
import { commandWords } from '#ui/commands/command-words.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { CommandIcon } from '../commands/command-icon.tsx'
import type { Choices, ListProps, Option } from './choices.ts'
import styles from './home.module.css'

/** Shows the recognized kind, and the suggested operations, the best first. */
export function ChoiceList({ choices, selected, onSelect, onOpen }: ListProps) {
  const words = useTexts(texts)
  const summary = useSummary(choices)
  const { options } = choices
  if (options.length === 0) return null
  return (
    <div className={styles['suggestions']}>
      <div className={styles['suggestionsLabel']} role="status">
        <span>{summary}</span>
        {options[0]?.operation && (
          <span className={styles['local']}>
            <IconDeviceLaptop size={16} stroke={1.75} /> {words.local}
          </span>
        )}
      </div>
      <div id="tool-suggestions" role="listbox" aria-label={words.list}>
        {options.map((option, index) => (
          <button
            key={`${option.tool?.id ?? option.command}/${option.label?.en}`}
            id={`suggestion-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            className={styles['suggestion']}
            data-category={option.tool?.category}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== selected && onSelect(index)}
            onClick={() => onOpen(choices, index)}
          >
            <OptionWords option={option} />
            {index === selected && <kbd>Enter</kbd>}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The title and the note of an option. */
function OptionWords({ option: { tool, command, label, confidence = 0, brief } }: { option: Option }) {
  const language = useLanguage()
  const words = useTexts(texts)
  if (command)
    return (
      <>
        <CommandIcon name={command} />
        <span>
          <b>{commandWords[command].title[language]}</b>
          <small>{words.ofSite}</small>
        </span>
      </>
    )
  if (!tool) return null
  const remark = label
    ? [tool.title[language], confidenceLabel(confidence)?.[language]].filter(Boolean).join(' · ')
    : tool.summary[language]
  return (
    <>
      <ToolIcon tool={tool.id} />
      <span>
        <b>{(label ?? tool.title)[language]}</b>
        <small>{remark}</small>
        {/* A user's text, in either writing direction. */}
        {brief && <samp dir="auto">{brief[language]}</samp>}
      </span>
    </>
  )
}

function useSummary({ material, options, isNear }: Choices): string {
  const words = useTexts(texts)
  const language = useLanguage()
  const [first] = options
  if (isNear) return fill(words.near, { query: String(material).trim().slice(0, 60) })
  if (options.some(({ command }) => command)) return fill(words.results, { count: options.length })
  if (!first?.operation) return fill(words.tools, { count: options.length })
  if (typeof material !== 'string') return fill(words.file, { name: material.name })
  const { kind, confidence = 0 } = first
  return looksLike({ kind, confidence, amount: charactersIn(material.length, false, language) }, language)
}

const texts = {
  en: {
    file: 'Open {name} with',
    near: 'No tool matches “{query}”. The nearest:',
    results: '{count|result|results}',
    ofSite: 'On this site',
    tools: '{count|tool matches|tools match}',
    local: 'Read on this device',
    list: 'What fits',
  },
  zh: {
    file: '用以下工具打开“{name}”',
    near: '没有与“{query}”匹配的工具，最接近的有：',
    results: '{count} 个结果',
    ofSite: '本站功能',
    tools: '找到 {count} 个工具',
    local: '在本机识别',
    list: '合适的选项',
  },
}
