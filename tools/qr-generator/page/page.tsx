import { Bench } from '#ui/bench/bench.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { CodeOptions } from './code-options.tsx'
import { Inputs } from './inputs.tsx'
import styles from './page.module.css'
import type { en } from './texts.en.ts'

/** The bench of the open operation; those that make one code are told by what it holds. */
export default function Page() {
  const { operations, open, onOpen } = useTool()
  // How a code looks begins with the preset, and a barcode's with its format; what it holds comes before, in the order in
  // which people fill it in.
  const fields = Object.keys(operations[open]?.input.properties ?? {})
  const look = fields.findIndex((name) => name === 'preset' || name === 'format')
  const isInput = (name: string) => look < 0 || fields.indexOf(name) < look
  const texts = useToolTexts()
  const words = usePageTexts<typeof en>()
  const contents = Object.keys(operations).filter((name) => !ways.includes(name))
  const isContent = contents.includes(open)
  const titleOf = (name: string) => (name === 'generate' ? words.text : (texts.operations[name]?.title ?? name))
  const choices = ['generate', ...ways].map((name) => ({ value: name, label: texts.operations[name]?.title ?? name }))
  return (
    <Bench
      parts={parts}
      isInput={isInput}
      modes={
        <>
          <Segments label={words.operation} choices={choices} value={isContent ? 'generate' : open} onChange={onOpen} />
          {isContent && (
            <SelectField
              className={styles['content']}
              label={words.content}
              choices={contents.map((name) => ({ value: name, label: titleOf(name) }))}
              value={open}
              onChange={(event) => onOpen(event.currentTarget.value)}
            />
          )}
        </>
      }
    />
  )
}

/** What is done besides making one QR code. */
const ways = ['batch', 'barcode', 'read']

const parts = { InputPane: Inputs, OptionsRail: CodeOptions }
