import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { readCachedConfig } from '../../boot/read-config.ts'
import { useMarkHydrated } from '../../boot/use-mark-hydrated.ts'
import { Note, NoteActions } from '../../forms/note.tsx'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { ConfigEditor } from './config-editor.tsx'
import { readSections } from './draft/stored-config.ts'
import { useWholeConfig } from './draft/use-whole-config.ts'

/** The configuration page. With a cached copy its public sections show at once, locked until the server answers. */
export default function ConfigPage() {
  const { data, error, isFetching, refetch } = useWholeConfig()
  const [cached] = useState(readCachedConfig)

  const failure = error && !data && !isFetching && (
    <LoadFailure message={error.message} onRetry={() => void refetch()} />
  )
  if (!data && !cached) return failure || <DelayedLoading />
  return (
    <>
      {failure}
      <ConfigEditor stored={data} displayed={data?.config ?? readSections({ ...cached })} />
      {data && <MarkHydrated />}
    </>
  )
}

function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useTexts(texts)
  return (
    <Note tone="danger">
      <p>{fill(words.failed, { message })}</p>
      <NoteActions>
        <Button size="small" onClick={onRetry}>
          {words.again}
        </Button>
      </NoteActions>
      <MarkHydrated />
    </Note>
  )
}

/** Marks the page as hydrated when there is a form, or a retry button. */
function MarkHydrated() {
  useMarkHydrated()
  return null
}

const texts = {
  en: { failed: 'Error loading configuration: {message}', again: 'Try again' },
  zh: { failed: '加载配置出错：{message}', again: '重试' },
}
