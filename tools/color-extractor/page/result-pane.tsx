import { useId, useState } from 'react'
import { ResultActions } from '#ui/bench/result-actions.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { TabPanel, Tabs } from '#ui/controls/tabs.tsx'
import { OutOfDate } from '#ui/output/out-of-date.tsx'
import { resultPart } from '#ui/panes/bench-parts.ts'
import { TrySample } from '#ui/panes/try-sample.tsx'
import type { Running } from '#ui/run/use-operation.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../texts.en.ts'
import { CodeView } from './code/code-view.tsx'
import { ContrastView } from './contrast/contrast-view.tsx'
import type { CodeFormat, Output } from './output.ts'
import type { PaletteProps } from './palette/palette-actions.tsx'
import { PaletteView } from './palette/palette-view.tsx'
import styles from './result-pane.module.css'
import type { PageTexts } from './texts.en.ts'

const views = ['palette', 'contrast', 'code'] as const
type View = (typeof views)[number]

interface ResultPaneProps extends PaletteProps {
  run: Running<Output>
  format: CodeFormat
  onFormat: (format: CodeFormat) => void
}

/** The palette in one of three views. During a run the previous palette stays. */
export function ResultPane({ run, palette, onChange, format, onFormat }: ResultPaneProps) {
  const words = usePageTexts<PageTexts>()
  const warnings = useToolTexts<typeof en>().output.warnings.choices
  const [view, setView] = useState<View>('palette')
  const panelId = useId()
  const { output } = run
  const isStale = (run.state === 'failed' || run.state === 'cancelled') && output !== undefined
  const state = run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state
  const tabs = views.map((value) => ({ value, label: words[value] }))
  return (
    <section className={styles['output']} aria-label={words.palette}>
      <div className={styles['head']}>
        <Tabs label={words.views} tabs={tabs} value={view} panelId={panelId} onChange={setView} />
        {isStale && <OutOfDate />}
        <Spacer />
        <ResultActions run={run as Running<Record<string, unknown>>} main={format} />
      </div>
      <TabPanel
        id={panelId}
        value={view}
        className={styles['result']}
        {...resultPart}
        data-state={state}
        data-stale={isStale || undefined}
        tabIndex={0}
      >
        {output ? (
          <>
            {output.warnings.length > 0 && (
              <p className={styles['warnings']} role="note">
                {output.warnings.map((warning) => warnings[warning]).join(' · ')}
              </p>
            )}
            {view === 'palette' && <PaletteView palette={palette} onChange={onChange} />}
            {view === 'contrast' && <ContrastView colors={output.colors} />}
            {view === 'code' && <CodeView output={output} format={format} onFormat={onFormat} />}
          </>
        ) : (
          <div className={styles['none']}>
            <p>{run.state === 'failed' ? words.noneYet : words.appears}</p>
            {run.state === 'idle' && <TrySample />}
          </div>
        )}
      </TabPanel>
    </section>
  )
}
