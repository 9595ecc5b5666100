import { IconArrowBarToRight } from '@tabler/icons-react'
import { useState } from 'react'
import { reportBug } from '#core/report-bug.ts'
import { Menu, MenuItem } from '../controls/menu.tsx'
import { useLanguage, useTexts } from '../language/language.ts'
import { useLatest } from '../run/use-latest.ts'
import { handOver } from '../tool/handover.ts'
import { type Suggestion, useToolDirectory } from '../tool/tool-directory.ts'
import { useToolId } from '../tool/tool-id.ts'
import styles from './send-menu.module.css'

/** Sends a result to another tool that takes its kind; in memory, never in a URL. Disabled without a result. */
export function SendMenu({ value }: { value: string | Blob | undefined }) {
  const words = useTexts({ en: { send: 'Send to' }, zh: { send: '发送到' } })
  const language = useLanguage()
  const id = useToolId()
  const { glyph, visit, suggest } = useToolDirectory()
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const begin = useLatest()

  function look(): void {
    if (value === undefined) return
    const signal = begin()
    suggest(value).then(
      (offered) => signal.aborted || setSuggestions(offered.filter(({ tool }) => tool.id !== id)),
      (error: unknown) => reportBug(error, 'suggestions'),
    )
  }

  return (
    <Menu
      quiet
      isDisabled={value === undefined}
      label={words.send}
      command="send"
      onNear={look}
      trigger={<IconArrowBarToRight size={18} stroke={1.75} />}
    >
      {(close) =>
        suggestions.slice(0, 8).map(({ tool, operation, label, input }, index) => (
          <MenuItem
            key={`${tool.id}/${operation}`}
            takesFocus={index === 0}
            onChoose={() => {
              close()
              if (value === undefined) return
              handOver({ tool: tool.id, operation, material: value, input })
              visit(tool.id, operation)
            }}
          >
            <span data-category={tool.category}>{glyph(tool.id, 20)}</span>
            <span className={styles['words']}>
              {label[language]} <small>{tool.title[language]}</small>
            </span>
          </MenuItem>
        ))
      }
    </Menu>
  )
}
