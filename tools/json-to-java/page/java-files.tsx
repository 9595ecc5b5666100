import { type ReactNode, useId, useState } from 'react'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { TabPanel, Tabs } from '#ui/controls/tabs.tsx'
import { TextEditor } from '#ui/editor/text-editor.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './java-files.module.css'
import type { PageTexts } from './texts.en.ts'

/** More files are shown one after another instead of in tabs. */
const maxTabs = 60

interface JavaFilesProps {
  zip: File
  isStale: boolean
  /** Shown for a single file, for very many, and while loading. */
  children: ReactNode
}

/** The files of a ZIP as tabs. */
export default function JavaFiles({ zip, isStale, children }: JavaFilesProps) {
  const words = usePageTexts<PageTexts>()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const files = useAsyncValue(() => readFiles(zip), [zip]) ?? []
  const file = files.find(({ path }) => path === chosen) ?? files[0]
  if (!file || files.length < 2 || files.length > maxTabs) return children
  return (
    <>
      <div className={styles['files']}>
        <Tabs
          label={words.files}
          tabs={files.map(({ path }) => ({ value: path, label: path.split('/').at(-1) ?? path }))}
          value={file.path}
          panelId={id}
          onChange={setChosen}
        />
        <CopyButton value={file.code} look="icon" label={file.path} />
      </div>
      <TabPanel id={id} value={file.path} className={styles['panel']}>
        <TextEditor
          key={file.path}
          value={file.code}
          mediaType="text/x-java"
          label={file.path}
          isStale={isStale}
          readOnly
        />
      </TabPanel>
    </>
  )
}

/** A Java file by its path in the ZIP. */
interface JavaSource {
  path: string
  code: string
}

/** Reads the files of a ZIP of this tool. */
async function readFiles(zip: File): Promise<JavaSource[]> {
  const { unzipSync } = await import('fflate')
  const decoder = new TextDecoder()
  const entries = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  return entries.map(([path, bytes]) => ({ path, code: decoder.decode(bytes) }))
}
