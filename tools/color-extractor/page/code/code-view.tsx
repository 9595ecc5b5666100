import { IconDownload } from '@tabler/icons-react'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { TextEditor } from '#ui/editor/text-editor.tsx'
import { download } from '#ui/save/save.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { paletteFile } from '../../formats/palette-file.ts'
import type { en } from '../../texts.en.ts'
import type { CodeFormat, Output } from '../output.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './code.module.css'

const types: Record<CodeFormat, string> = {
  css: 'text/css',
  scss: 'text/css',
  tailwind: 'text/css',
  json: 'application/json',
}
const formats = ['css', 'scss', 'tailwind', 'json'] as const
const files = ['ase', 'gpl'] as const

interface CodeViewProps {
  output: Output
  format: CodeFormat
  onFormat: (format: CodeFormat) => void
}

/** The palette as code, with downloads for other programs. */
export function CodeView({ output, format, onFormat }: CodeViewProps) {
  const words = usePageTexts<PageTexts>()
  const { choices } = useToolTexts<typeof en>().input.format
  const announce = useAnnounce()
  return (
    <div className={styles['code']}>
      <Segments<CodeFormat>
        label={words.format}
        choices={formats.map((value) => ({ value, label: choices[value] }))}
        value={format}
        onChange={onFormat}
      />
      <TextEditor value={output[format]} mediaType={types[format]} label={choices[format]} isStale={false} readOnly />
      <div className={styles['files']}>
        <span>{words.files}</span>
        {files.map((name) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              download(
                paletteFile(
                  output.colors.map(({ hex }) => hex),
                  name,
                  words.fileName,
                ),
              )
              announce(words.downloaded)
            }}
          >
            <IconDownload size={16} stroke={1.75} /> {choices[name]}
          </Button>
        ))}
      </div>
    </div>
  )
}
