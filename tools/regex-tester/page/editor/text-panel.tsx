import { IconClipboard, IconFileText, IconFolder, IconX } from '@tabler/icons-react'
import { useId, useMemo, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import bench from '#ui/bench/bench.module.css'
import { IconButton } from '#ui/controls/button.tsx'
import { Menu, MenuItem } from '#ui/controls/menu.tsx'
import { BigText } from '#ui/editor/big-text.tsx'
import { type HeldText, holdLong, isHeld } from '#ui/editor/held-text.ts'
import { longestEdited } from '#ui/editor/long-text.ts'
import { sizeOf } from '#ui/editor/measure-text.ts'
import { useTextSource } from '#ui/editor/use-text-source.ts'
import { useTexts } from '#ui/language/language.ts'
import { useDrop } from '#ui/transfer/use-drop.ts'
import { en } from '../../texts.en.ts'
import { zh } from '../../texts.zh.ts'
import { pageTexts } from '../page-texts.ts'
import { commonNames, commonPatterns } from '../pattern/common-patterns.ts'
import { isEmpty } from '../runs/use-fields.ts'
import type { Mark } from './match-marks.browser.ts'
import { MatchText } from './match-text.tsx'
import styles from './text.module.css'

interface TextPanelProps {
  text: string | HeldText
  marks: readonly Mark[]
  lit: number | undefined
  onChange: (text: string | HeldText) => void
}

/** The text to search: type it, paste it, open or drop a file with it, or take a sample. */
export function TextPanel({ text, marks, lit, onChange }: TextPanelProps) {
  const { input } = useTexts({ en, zh })
  const words = useTexts(pageTexts)
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [cleared, setCleared] = useState<string | HeldText>('')
  const said = useMemo(() => sayOf(text, words), [text, words])
  const source = useTextSource(text, onChange)
  const isOver = useDrop(source.take)
  const isFilled = !isEmpty(text)

  return (
    <section className={`${styles['panel']} ${isOver ? bench['dragging'] : ''}`} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{input.text.label}</h2>
        <span className={styles['meta']}>{said}</span>
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
        <IconButton label={words.paste} onClick={source.paste}>
          <IconClipboard size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={words.open} onClick={() => chooser.current?.click()}>
          <IconFolder size={18} stroke={1.75} />
        </IconButton>
        <IconButton
          label={isFilled || isEmpty(cleared) ? words.clear : words.undo}
          disabled={!isFilled && isEmpty(cleared)}
          onClick={() => {
            onChange(isFilled ? '' : cleared)
            setCleared(isFilled ? text : '')
          }}
        >
          <IconX size={18} stroke={1.75} />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={words.open}
          onChange={({ currentTarget }) => {
            source.open(currentTarget.files?.[0])
            // The same file chosen again is to be heard of again.
            currentTarget.value = ''
          }}
        />
      </div>
      <div data-bench="input" className={styles['field']}>
        {isHeld(text) || text.length > longestEdited ? (
          <BigText text={text} onClear={() => onChange('')} onPaste={(pasted) => onChange(holdLong(pasted))} />
        ) : (
          <MatchText
            value={text}
            label={input.text.label}
            placeholder={words.placeholder}
            marks={marks}
            lit={lit}
            onChange={(typed) => onChange(holdLong(typed))}
          />
        )}
      </div>
    </section>
  )
}

/** How many lines there are; of a held text only the bytes are known. */
function sayOf(text: string | HeldText, words: { lines: string; oneLine: string }): string {
  if (isHeld(text)) return sizeOf(text.size)
  if (text === '') return ''
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines === 1 ? words.oneLine : fill(words.lines, { count: lines })
}
