import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#ui/language/language.ts'
import { readCachedConfig } from '../../boot/read-config.ts'
import { useMarkHydrated } from '../../shell/use-mark-hydrated.ts'
import { DelayedLoading } from '../controls/delayed-loading.tsx'
import { ConfigEditor } from './config-editor.tsx'
import { readSections } from './draft/stored-config.ts'
import { useWholeConfig } from './draft/use-whole-config.ts'
import note from './note.module.css'

/** The configuration of the site. With a copy on this device its public sections show at once, locked until the server answers. */
export default function ConfigPage() {
  const { data, error, isFetching, refetch } = useWholeConfig()
  const [cached] = useState(readCachedConfig)

  const failure = error && !data && !isFetching && (
    <LoadFailure message={error.message} onAgain={() => void refetch()} />
  )
  if (!data && !cached) return failure || <DelayedLoading />
  return (
    <>
      {failure}
      <ConfigEditor stored={data} displayed={data?.config ?? readSections({ ...cached })} />
      {data && <Alive />}
    </>
  )
}

function LoadFailure({ message, onAgain }: { message: string; onAgain: () => void }) {
  const words = useTexts(texts)
  return (
    <div className={note['note']} data-tone="danger" role="alert">
      <IconAlertTriangle size={18} stroke={1.75} />
      <div>
        <p>{fill(words.failed, { message })}</p>
        <div className={note['actions']}>
          <Button size="small" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      </div>
      <Alive />
    </div>
  )
}

/** The page takes input once there is something to fill in, or to try again. */
function Alive() {
  useMarkHydrated()
  return null
}

const texts = {
  en: { failed: 'Error loading configuration: {message}', again: 'Try again' },
  zh: { failed: '加载配置出错：{message}', again: '重试' },
}
