import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { fill } from '#kit/sentence.ts'
import { marksOf } from '#kit/words/marks.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { askWorker } from './ask-worker.ts'
import type { LargeFile } from './files-to-keep.ts'
import { sizeOfCaches, tellCachesChanged } from './kept-caches.ts'
import styles from './offline-files.module.css'

/** Shows what works offline already, and fetches the remaining codecs, fonts and voices, whose size it shows before. */
export function OfflineFiles() {
  const words = useTexts(texts)
  const language = useLanguage()
  const { kept, fetchAll, cancel } = useOfflineFiles()
  const size = (bytes: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6)
  const missing = 'missing' in kept ? kept.missing : []
  const left = size(missing.reduce((sum, { bytes }) => sum + bytes, 0))
  const said = {
    unknown: words.looking,
    none: words.none,
    failed: words.failed + marksOf(words.failed).sentenceGap + words.some,
    full: words.full + marksOf(words.full).sentenceGap + words.some,
    some: words.some,
    fetching: words.fetching,
    all: words.all,
  }[kept.state]
  return (
    <div className={styles['files']}>
      <p role="status">
        {fill(said, { count: missing.length, left, size: kept.state === 'all' ? size(kept.size) : '' })}
      </p>
      {missing.length > 0 &&
        (kept.state === 'fetching' ? (
          <button type="button" className="button" onClick={cancel}>
            {words.cancel}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => void fetchAll(missing)}>
            <IconDownload size={18} stroke={1.75} />
            {fill(words.fetch, { left })}
          </button>
        ))}
    </div>
  )
}

/** How many of the site's files are on this device. */
type KeptFiles =
  /** Not known yet; or the browser caches no files (yet). */
  | { state: 'unknown' | 'none' }
  | { state: 'some' | 'fetching' | 'failed' | 'full'; missing: readonly LargeFile[] }
  /** In bytes, as stored. */
  | { state: 'all'; size: number }

/** Reads which files are cached for offline use, and fetches the others on request. */
function useOfflineFiles() {
  const [kept, setKept] = useState<KeptFiles>({ state: 'unknown' })
  const fetching = useRef<AbortController>(undefined)
  /** How the last download ended, until it is said. */
  const ended = useRef<'some' | 'failed' | 'full'>('some')

  useEffect(() => {
    const look = () => {
      void lookAt(ended.current).then(setKept)
      ended.current = 'some'
    }
    let isHere = true
    look()
    // On a first visit the worker becomes active while the page is open.
    void navigator.serviceWorker?.ready.then(() => isHere && look())
    addEventListener('cacheschange', look)
    return () => {
      isHere = false
      removeEventListener('cacheschange', look)
      fetching.current?.abort()
    }
  }, [])

  /** Fetches the missing files one after the other; the worker caches the responses. */
  async function fetchAll(missing: readonly LargeFile[]): Promise<void> {
    const controller = new AbortController()
    fetching.current = controller
    try {
      for (const [index, { path }] of missing.entries()) {
        setKept({ state: 'fetching', missing: missing.slice(index) })
        const response = await fetch(path, { signal: controller.signal })
        if (!response.ok) throw new Error(`Status ${response.status} for ${path}`)
        await response.arrayBuffer()
        if ((await askWorker({ ask: 'stored', path })) !== false) continue
        ended.current = 'full'
        break
      }
    } catch {
      if (!controller.signal.aborted) ended.current = 'failed'
    }
    tellCachesChanged()
  }

  return { kept, fetchAll, cancel: () => fetching.current?.abort() }
}

/** Asks the worker which files are missing. `state` is the resulting state if there are any. */
async function lookAt(state: 'some' | 'failed' | 'full'): Promise<KeptFiles> {
  const missing = await askWorker({ ask: 'missing' })
  if (!missing) return { state: 'none' }
  return missing.length > 0 ? { state, missing } : { state: 'all', size: (await sizeOfCaches()).bytes }
}

const texts = {
  en: {
    looking: 'Checking what is on this device…',
    none: 'This browser has not saved any files of the site yet. They are downloaded in the background a few seconds after a page opens.',
    some: 'Every tool opens without a connection. Still missing: {count|larger file|larger files} (image codecs, fonts, voices; {left}), downloaded on first use, or now.',
    fetching: 'Downloading: {count|file|files}, {left} to go.',
    failed: 'The download stopped: the server could not be reached.',
    full: 'The download stopped: the browser has no room for more files of this site.',
    all: 'Everything is on this device ({size}): all tools work fully without a connection.',
    fetch: 'Download all for offline use ({left})',
    cancel: 'Stop',
  },
  zh: {
    looking: '正在查看本机已有的内容…',
    none: '浏览器还没有保存本站的文件。打开页面几秒后会在后台自动下载。',
    some: '所有工具都能离线打开。另有 {count} 个较大的文件（图片编解码器、字体、音色，共 {left}），会在首次使用时下载，也可以现在下载。',
    fetching: '正在下载：还剩 {count} 个文件，{left}。',
    failed: '下载中断：无法连接服务器。',
    full: '下载中断：浏览器没有空间保存更多本站文件。',
    all: '全部内容都已保存在本机（{size}），所有工具都可完全离线使用。',
    fetch: '全部下载，供离线使用（{left}）',
    cancel: '停止',
  },
}
