import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { ResultActions } from '#ui/bench/result-actions.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { TrySample } from '#ui/panes/try-sample.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import { ExportMenu } from './export/export-menu.tsx'
import type { EarlyBlocks } from './preview/early-blocks.ts'
import { Preview } from './preview/preview.tsx'
import type { ShownBlock } from './preview/update-blocks.ts'
import type { PageTexts } from './texts.en.ts'
import type { Look } from './theme/style-elements.ts'

export interface Rendered extends Record<string, unknown> {
  html: string
  toc: { level: number; text: string; id: string }[]
}

interface PreviewPaneProps {
  look: Look
  run: Running<Rendered>
  early: EarlyBlocks
  /** The HTML without the lines of blocks. */
  plain: Rendered | undefined
  preview: RefObject<HTMLElement | null>
  blocks: RefObject<ShownBlock[]>
  /** Called when all of a version is in the page. */
  onShown: () => void
}

/** The preview of the document, and the actions on it. */
export function PreviewPane({ look, run, early, plain, preview, blocks, onShown }: PreviewPaneProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const [shown, setShown] = useState<string>()
  const html = run.output?.html
  const finish = useRef(async () => {})
  const hasEarly = useSyncExternalStore(early.subscribe, () => early.read().length > 0, isNever)
  const isShowing = run.state === 'done' && shown !== html
  const state = run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state
  const plainRun = { ...run, output: plain } as Running<Record<string, unknown>>
  return (
    <section className={styles['output']} aria-labelledby="result-title">
      <div className={styles['head']}>
        <h2 id="result-title">{words.preview}</h2>
        <Spacer />
        <ExportMenu document={plain} look={look} finish={finish} title={plain?.toc[0]?.text} />
        <ResultActions run={plainRun} main="html" />
      </div>
      <div className={styles['result']} {...resultPart} data-state={isShowing ? 'running' : state} tabIndex={-1}>
        {html === undefined && !(hasEarly && run.state === 'running') ? (
          <div className={styles['none']}>
            <p>{words.empty}</p>
            {run.state === 'idle' && <TrySample />}
          </div>
        ) : (
          <Preview
            ref={preview}
            look={look}
            html={html}
            early={early}
            label={words.document}
            language={language}
            finish={finish}
            onBlocks={(now) => {
              blocks.current = now
            }}
            onShown={(all) => {
              setShown(all)
              onShown()
            }}
          />
        )}
      </div>
    </section>
  )
}

const isNever = () => false
