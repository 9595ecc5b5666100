import { useId, useState } from 'react'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { TabPanel, Tabs } from '#ui/controls/tabs.tsx'
import { TextEditor } from '#ui/editor/text-editor.tsx'
import { OutputViewer, type OutputViewerProps } from '#ui/output/output-viewer.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './java-viewer.module.css'
import { type JavaSource, readFiles } from './read-files.ts'
import type { PageTexts } from './texts.en.ts'

/** More of them are read one after another: tabs would be a row without end. */
const maxTabs = 60

/** The code, each file of it under a tab where there are several. */
export function JavaViewer(props: OutputViewerProps) {
  const zip = props.output?.['file']
  const found = useAsyncValue(async () => ({ of: zip, files: zip instanceof File ? await readFiles(zip) : [] }), [zip])
  const files = found?.of === zip ? (found?.files ?? []) : []
  const isMany = files.length > 1 && files.length <= maxTabs
  return isMany ? <JavaFiles files={files} isStale={props.isStale} /> : <OutputViewer {...props} />
}

function JavaFiles({ files, isStale }: { files: readonly JavaSource[]; isStale: boolean }) {
  const words = usePageTexts<PageTexts>()
  const id = useId()
  const [chosen, setChosen] = useState('')
  const file = files.find(({ path }) => path === chosen) ?? files[0]
  if (!file) return null
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
