import { IconFileText } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { type HeldText, isHeld } from '#ui/text/held-text.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import { commonNames, commonPatterns } from '../pattern/common-patterns.ts'
import type { PageTexts } from '../texts.en.ts'
import type { Mark } from './match-marks.browser.ts'
import styles from './text.module.css'

interface TestTextProps {
  text: string | HeldText
  marks: readonly Mark[]
  /** The mark that is pointed at elsewhere. */
  highlighted: number | undefined
  onChange: (text: string | HeldText) => void
}

const loadMarks = async () => (await import('./match-marks.browser.ts')).matchMarks

/** The text to search, with its matches marked; typed, pasted, opened, dropped, or one of the samples. */
export function TestText({ text, marks, highlighted, onChange }: TestTextProps) {
  const { input } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const state = useMemo(() => ({ marks, highlighted }), [marks, highlighted])
  const measure = useCallback((value: string) => lineCount(value, words), [words])
  return (
    <div className={styles['text']}>
      <TextPane
        name="text"
        text={input.text}
        placeholder={words.placeholder}
        mediaType="text/plain"
        value={text}
        isFirst
        isBad={false}
        hasDivider={false}
        measure={measure}
        addition={{ load: loadMarks, state, isNeeded: marks.length > 0 }}
        onChange={(value) => (typeof value === 'string' || isHeld(value)) && onChange(value)}
        tools={
          <Menu quiet label={words.texts} trigger={<IconFileText size={18} stroke={1.75} />}>
            {(close) =>
              commonNames.map((name) => (
                <MenuItem
                  key={name}
                  onChoose={() => {
                    onChange(commonPatterns[name].text)
                    close()
                  }}
                >
                  {words.common[name]}
                </MenuItem>
              ))
            }
          </Menu>
        }
      />
    </div>
  )
}

/** Says how many lines there are. */
function lineCount(text: string, words: { lines: string }): string {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return fill(words.lines, { count: lines })
}
