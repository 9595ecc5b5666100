import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { OptionsRail } from '#ui/bench/options-rail.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { readStored, store } from '#ui/device/storage.ts'
import { TextPane } from '#ui/editor/text-pane.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import styles from './bench.module.css'
import type { EditorLink } from './editor/editor-link.ts'
import { MarkBar } from './editor/mark-bar.tsx'
import { useMarks } from './editor/use-marks.ts'
import { Outline } from './outline.tsx'
import type { ShownBlock } from './preview/update-blocks.ts'
import { useCurrentHeading } from './preview/use-current-heading.ts'
import { useScrollSync } from './preview/use-scroll-sync.ts'
import { PreviewPane, type Rendered } from './preview-pane.tsx'
import type { PageTexts } from './texts.en.ts'
import { ThemeChoice } from './theme/theme-choice.tsx'
import { useLook } from './theme/use-look.ts'
import { usePreviewRun } from './use-preview-run.ts'

const views = ['editor', 'split', 'preview'] as const
type View = (typeof views)[number]

/** The editor, the preview, or both side by side; the options and the outline beside them. */
export function MarkdownBench() {
  const words = usePageTexts<PageTexts>()
  const texts = useToolTexts()
  const { operation, run, early, plain, values, change, runNow } = usePreviewRun()
  const [view, setView] = useView()
  const looks = useLook()
  const link = useRef<EditorLink>({}).current
  const panes = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLElement>(null)
  const blocks = useRef<ShownBlock[]>([])
  const text = typeof values['markdown'] === 'string' ? values['markdown'] : ''
  const setText = useMemo(() => (markdown: unknown) => change({ markdown }), [change])
  const marks = useMarks(link, text, setText)
  const addition = useMemo(() => editorAddition(link, text !== ''), [link, text])
  const issues = useIssues(run)
  const plainRun = { ...run, output: plain } as Running<Record<string, unknown>>
  useScrollSync(panes, preview, blocks, link)
  const [shown, setShown] = useState(0)
  const noteShown = useCallback(() => setShown((now) => now + 1), [])
  const current = useCurrentHeading(preview, blocks, shown)
  useRunHistory(operation, values, plainRun)
  useBenchKeys(plainRun, runNow, 'html')

  const show = useRef(setView)
  show.current = setView
  // A heading that was requested before it was in the page: a long document is rendered in slices.
  const wanted = useRef<string>(undefined)
  const bringIntoView = useCallback((id: string) => {
    const heading = document.getElementById(id)
    heading?.scrollIntoView({ block: 'start' })
    wanted.current = heading ? undefined : id
  }, [])
  const go = useCallback(
    (id: string) => {
      if (panes.current?.dataset['view'] === 'editor') show.current('split')
      requestAnimationFrame(() => bringIntoView(id))
    },
    [bringIntoView],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever all of a document is in the page
  useEffect(() => {
    if (wanted.current) bringIntoView(wanted.current)
    // A heading that is missing now is of an older version, and never comes.
    wanted.current = undefined
  }, [shown, bringIntoView])
  const options = fieldsOf(operation.input).filter(([name]) => name !== 'markdown' && name !== 'lines')
  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            <Segments<View>
              label={words.view}
              choices={views.map((value) => ({ value, label: words.views[value] }))}
              value={view}
              onChange={setView}
            />
            <Spacer />
            <SamplesMenu />
          </>
        }
        status={<StatusLine run={run} onAgain={runNow} />}
      >
        <div ref={panes} className={styles['panes']} data-view={view}>
          <div
            className={styles['input']}
            onKeyDownCapture={marks.onKeyDown}
            onPasteCapture={marks.onPaste}
            onDropCapture={marks.onDrop}
          >
            <TextPane
              name="markdown"
              text={texts.input['markdown'] ?? { label: '', help: '' }}
              mediaType="text/markdown"
              value={values['markdown']}
              isFirst
              isBad={run.state === 'failed'}
              hasDivider={false}
              addition={addition}
              onChange={setText}
              foot={<MarkBar link={link} onMark={marks.mark} onImage={marks.insertImage} />}
            />
          </div>
          <PreviewPane
            look={looks.look}
            run={run as Running<Rendered>}
            early={early}
            plain={plain}
            preview={preview}
            blocks={blocks}
            onShown={noteShown}
          />
          <div className={styles['side']}>
            <OptionsRail fields={options} values={values} issues={issues} onChange={change} />
            <ThemeChoice {...looks} />
            <Outline toc={run.output?.toc ?? []} current={current} onGo={go} />
          </div>
        </div>
        <Statistics stats={run.output?.stats} />
      </BenchFrame>
      <ActionBar run={plainRun} main="html" hasOptions />
    </>
  )
}

/** Which view is open, as it was left on this device. */
function useView(): [View, (view: View) => void] {
  const id = useToolId()
  const [view, setView] = useState<View>('split')
  useEffect(() => {
    const kept = views.find((name) => name === readStored('local', `view:${id}`))
    if (kept) setView(kept)
  }, [id])
  return [
    view,
    (next) => {
      setView(next)
      store('local', `view:${id}`, next)
    },
  ]
}

const load = async () => (await import('./editor/expose-editor.browser.ts')).exposeEditor

/** Makes what the editor gives itself to. */
const editorAddition = (link: EditorLink, isNeeded: boolean) => ({ load, state: link, isNeeded })

interface StatisticsProps {
  stats: Record<keyof PageTexts['stats'], number> | undefined
}

/** The statistics of a document. */
function Statistics({ stats }: StatisticsProps) {
  const words = usePageTexts<PageTexts>()
  return (
    <section className={styles['statistics']} aria-label={words.statistics}>
      <dl>
        {Object.entries(words.stats).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{stats ? formatCount(stats[name as keyof PageTexts['stats']]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
