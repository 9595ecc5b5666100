import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { useLatest } from '#ui/run/use-latest.ts'
import { download } from '#ui/save/save.ts'
import { Dialog } from '../controls/dialog.tsx'
import { useEditor } from './draft/editor-context.ts'
import { exportConfig } from './draft/export-config.ts'

/** Exports the whole configuration as JSON, or imports one into the draft. */
export function ImportExport({ onImport }: { onImport: (text: string) => void }) {
  const words = useTexts(texts)
  const { stored, draft } = useEditor()
  const picker = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const begin = useLatest()
  // Imports into the draft of that moment.
  const take = useRef(onImport)
  take.current = onImport
  const isUnsaved = Object.keys(draft).length > 0

  async function importFile(file: File | undefined): Promise<void> {
    if (!file) return
    const signal = begin()
    const text = await file.text()
    if (!signal.aborted) take.current(text)
  }

  function exportAll(): void {
    if (stored) download(exportConfig(stored.config))
    setAsking(false)
  }

  return (
    <>
      <Button look="quiet" disabled={!stored} onClick={() => picker.current?.click()}>
        <IconUpload size={18} stroke={1.75} /> {words.import}
      </Button>
      <Button look="quiet" disabled={!stored} onClick={() => setAsking(true)}>
        <IconDownload size={18} stroke={1.75} /> {words.export}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={words.import}
        onChange={({ currentTarget }) => {
          void importFile(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {isAsking && (
        <Dialog
          title={words.title}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
              <Button look="filled" onClick={exportAll}>
                {words.export}
              </Button>
            </>
          }
        >
          <p>{words.warning}</p>
          {isUnsaved && <p>{words.unsaved}</p>}
        </Dialog>
      )}
    </>
  )
}

const texts = {
  en: {
    import: 'Import',
    export: 'Export',
    title: 'Export the configuration',
    warning:
      'The file contains all settings in readable form, including your keys and the passwords of proxies. Keep it where nobody else can open it.',
    unsaved: 'Only saved settings are exported. Your unsaved changes are not included.',
    cancel: 'Cancel',
  },
  zh: {
    import: '导入',
    export: '导出',
    title: '导出配置',
    warning: '文件以可读的形式包含全部设置，包括密钥和代理的密码。请保存在别人打不开的地方。',
    unsaved: '只导出已保存的设置，不含未保存的更改。',
    cancel: '取消',
  },
}
