import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { fill } from '#kit/sentence.ts'
import { useAnnounce } from '#ui/controls/announcer.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useTexts } from '#ui/language/language.ts'
import { OutOfDate } from '#ui/output/out-of-date.tsx'
import { OutputViewer } from '#ui/output/output-viewer.tsx'
import { resultPart } from '#ui/panes/bench-parts.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { resultName } from '#ui/save/result-name.ts'
import { download } from '#ui/save/save.ts'
import { measureText, sizeOf } from '#ui/text/measure-text.ts'
import type { PipelineOutput } from './draft/use-pipeline-run.ts'
import styles from './panes.module.css'

/** The output of the last step. While a run goes on, or after it failed, the last good output stays in view. */
export function OutputPane({ run, name }: { run: Running<PipelineOutput>; name: string }) {
  const words = useTexts(texts)
  const announce = useAnnounce()
  const value = run.output?.output
  const type = run.output?.steps.at(-1)?.type ?? ''
  const meta = useMemo(() => metaOf(value, words.size), [value, words])
  const isStale = run.state === 'failed' || run.state === 'cancelled'
  const look = run.state === 'done' ? 'filled' : 'plain'
  const isCopied = value === undefined || typeof value === 'string'

  function save(): void {
    announce(value === undefined ? words.nothing : words.downloaded)
    if (value !== undefined) download(fileOf(value, name, type))
  }

  return (
    <section className={styles['output']} aria-labelledby="output-title">
      <div className={styles['head']}>
        <h2 id="output-title">{words.output}</h2>
        <span className={styles['meta']}>{meta}</span>
        {isStale && value !== undefined && <OutOfDate />}
        <Spacer />
        {isCopied ? (
          <>
            <IconButton
              label={words.download}
              onClick={save}
              aria-disabled={value === undefined || undefined}
              command="download"
            >
              <IconDownload size={18} stroke={1.75} />
            </IconButton>
            <CopyButton
              value={typeof value === 'string' ? value : ''}
              isDisabled={value === undefined}
              look={look}
              bench="save"
            />
          </>
        ) : (
          <Button look={look} data-bench="save" command="download" onClick={save}>
            <IconDownload size={18} stroke={1.75} /> {words.download}
          </Button>
        )}
      </div>
      <div
        className={styles['result']}
        {...resultPart}
        data-state={stateOf(run.state)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {value === undefined ? (
          <p className={styles['none']}>{run.state === 'failed' ? words.noneYet : words.appears}</p>
        ) : (
          <OutputViewer value={value} label={words.output} schema={{ contentMediaType: type }} isStale={isStale} />
        )}
      </div>
    </section>
  )
}

const stateOf = (state: string): string => (state === 'failed' ? 'error' : state === 'cancelled' ? 'idle' : state)

function fileOf(value: string | Blob, name: string, type: string): File {
  if (value instanceof File) return value
  const stem = name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '_').trim()
  const mediaType = type || 'text/plain'
  // The extension is no part of the given name.
  const source = stem === '' ? undefined : `${stem}.pipeline`
  return new File([value], resultName({ tool: 'pipeline', operation: 'result', source, mediaType }), {
    type: mediaType,
  })
}

function metaOf(value: unknown, sentence: string): string {
  if (value instanceof Blob) return sizeOf(value.size)
  return typeof value === 'string' ? fill(sentence, measureText(value)) : ''
}

const texts = {
  en: {
    output: 'Output',
    size: '{characters|character|characters}, {bytes}',
    appears: 'The result appears here',
    noneYet: 'No result yet',
    download: 'Download',
    downloaded: 'Downloaded',
    nothing: 'No output to download',
  },
  zh: {
    output: '输出',
    size: '{characters} 个字符，{bytes}',
    appears: '结果显示在这里',
    noneYet: '暂无结果',
    download: '下载',
    downloaded: '已下载',
    nothing: '没有可下载的内容',
  },
}
