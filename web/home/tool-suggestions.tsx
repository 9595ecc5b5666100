import { IconDeviceLaptop } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Tool } from '#core/catalogue.ts'
import { charactersIn, looksLike, sureness } from '#core/recognition/looks-like.ts'
import { fill } from '#kit/sentence.ts'
import type { Recognition } from '#lib/recognition/recognition.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { filterTools } from '../search/filter-tools.ts'
import { suggestOperations } from '../suggestions/suggest-operations.ts'
import styles from './home.module.css'

/** What can be chosen under the field, for what was typed or brought. */
export interface Choices {
  material: string | File
  options: Option[]
  /** The tools that stay on the board; all of them where it is left out. */
  tools?: readonly Tool[]
  /** What draws it; it is loaded with the rest. */
  List: ComponentType<ListProps>
}

/** A tool that was found by its name, or an operation that suits what was brought. */
interface Option extends Partial<Recognition> {
  tool: Tool
}

/**
 * Finds what there is to choose. What is typed finds tools, and so does a single word that is pasted; a text that names no
 * tool, and anything that looks like something, can be worked on.
 */
export async function choicesFor(material: string | File, isTyped: boolean): Promise<Choices> {
  const List = ChoiceList
  const isName = typeof material === 'string' && (isTyped || isWord.test(material))
  const tools = isName ? filterTools(material) : []
  const byName = { material, tools, options: tools.slice(0, 5).map((tool) => ({ tool })), List }
  if (isTyped && tools.length > 0) return byName
  const options = (await suggestOperations(material, catalogue)).slice(0, 4)
  const isKnown = (options[0]?.confidence ?? 0) >= 0.4
  return isKnown || (!isTyped && tools.length === 0) ? { material, options, List } : byName
}

const isWord = /^[\p{L}\p{N} -]{0,24}$/u

interface ListProps {
  choices: Choices
  selected: number
  onSelect: (index: number) => void
  onOpen: (choices: Choices, index: number) => void
}

/** Says what something looks like, and offers what can be done with it, the best first. */
function ChoiceList({ choices, selected, onSelect, onOpen }: ListProps) {
  const words = useTexts(texts)
  const language = useLanguage()
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
        {options.map(({ tool, label, confidence = 0, brief }, index) => (
          <button
            key={`${tool.id}/${label?.en}`}
            id={`suggestion-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === selected}
            className={styles['suggestion']}
            data-category={tool.category}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => index !== selected && onSelect(index)}
            onClick={() => onOpen(choices, index)}
          >
            <ToolIcon tool={tool.id} />
            <span>
              <b>{(label ?? tool.title)[language]}</b>
              <small>
                {label
                  ? [tool.title[language], sureness(confidence)?.[language]].filter(Boolean).join(' · ')
                  : tool.summary[language]}
              </small>
              {/* Somebody's text, in whatever direction it runs. */}
              {brief && <samp dir="auto">{brief[language]}</samp>}
            </span>
            {index === selected && <kbd>Enter</kbd>}
          </button>
        ))}
      </div>
    </div>
  )
}

function useSummary({ material, options }: Choices): string {
  const words = useTexts(texts)
  const language = useLanguage()
  const [first] = options
  if (!first?.operation) return fill(options.length === 1 ? words.oneTool : words.tools, { count: options.length })
  if (typeof material !== 'string') return fill(words.file, { name: material.name })
  const { kind, confidence = 0 } = first
  return looksLike({ kind, confidence, amount: charactersIn(material.length, false, language) }, language)
}

const texts = {
  en: {
    file: 'Open {name} with',
    tools: '{count} tools match',
    oneTool: '{count} tool matches',
    local: 'Read on this device',
    list: 'What fits',
  },
  zh: {
    file: '用以下工具打开“{name}”',
    tools: '找到 {count} 个工具',
    oneTool: '找到 {count} 个工具',
    local: '在本机识别',
    list: '合适的选项',
  },
}
