import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react'
import { unattended } from '#kit/call.ts'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { useRunner } from '#ui/run/runner.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../../operations.ts'
import { languages } from '../../snippet/languages.ts'
import type { en } from '../../texts.en.ts'
import { type Match, matchFormats } from '../copy/match-formats.ts'
import { useCopy } from '../copy/use-copy.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './pattern.module.css'

interface CopyMenuProps {
  pattern: string
  flags: string
  /** Also of those that are not listed. */
  allMatches: () => Promise<readonly Match[]>
}

/** Copies the matches, the pattern, or code for it in one of seven languages. */
export function CopyMenu({ pattern, flags, allMatches }: CopyMenuProps) {
  const { input } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const id = useToolId()
  const { snippet } = useOperations<typeof operations>()
  const runner = useRunner()
  const { message, failed, copyIt } = useCopy()
  const codeIn = async (language: (typeof languages)[number]) =>
    (await runner.run(id, snippet, { pattern, flags, language }, unattended)).code
  const Icon = failed ? IconAlertTriangle : message ? IconCheck : IconCopy

  return (
    <div className={styles['copy']} data-failed={failed || undefined} data-idle={pattern === '' || undefined}>
      <Menu
        label={words.copyAs}
        triggerClass={styles['copyTrigger']}
        trigger={
          <>
            <Icon size={18} stroke={1.75} /> {message ?? words.copyAs}
          </>
        }
      >
        {(close) => {
          const item = (label: string, make: () => string | Promise<string>) => (
            <MenuItem
              key={label}
              onChoose={() => {
                close()
                void copyIt(make())
              }}
            >
              {label}
            </MenuItem>
          )
          return (
            <>
              {(['text', 'csv', 'json'] as const).map((format) =>
                item(words.copyFormats[format], async () => formatted(format, await allMatches())),
              )}
              {item(words.copyFormats.pattern, () => pattern)}
              {languages.map((language) =>
                item(input.language.choices[language], () => (pattern ? codeIn(language) : '')),
              )}
            </>
          )
        }}
      </Menu>
    </div>
  )
}

/** Without matches there is nothing to copy, not even a table header. */
const formatted = (format: keyof typeof matchFormats, matches: readonly Match[]): string =>
  matches.length > 0 ? matchFormats[format](matches) : ''
