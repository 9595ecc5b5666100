import { type ComponentType, type ReactNode, useMemo } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { warningsField } from '#kit/main-field.ts'
import { fill } from '#kit/sentence.ts'
import { useTexts } from '../language/language.ts'
import { FactList, type FactListProps } from '../output/fact-list.tsx'
import { OutOfDate } from '../output/out-of-date.tsx'
import { OutputViewer, type OutputViewerProps } from '../output/output-viewer.tsx'

import { ResultFrame } from '../panes/result-frame.tsx'
import { TrySample } from '../panes/try-sample.tsx'
import type { Running } from '../run/use-operation.ts'
import { measureText, sizeOf } from '../text/measure-text.ts'
import { useToolTexts } from '../tool/tool-texts.ts'
import styles from './bench.module.css'
import { ResultActions } from './result-actions.tsx'

interface ResultPaneProps extends Pick<FactListProps, 'editing' | 'onSelectPosition'> {
  run: Running<Record<string, unknown>>
  /** The field of the output that is the result; without one the whole output is. */
  main: string | undefined
  schema: JsonSchema
  /** The swap button on the divider to the input. */
  divider?: ReactNode
  /** The content of its header before the buttons of every result. */
  tools?: ReactNode
  /** SVG content drawn over a result that is an image, in its pixels. */
  overlay?: ReactNode
  /** Renders the fields besides the result, instead of the usual view. */
  FactList?: ComponentType<FactListProps> | undefined
  /** Renders the result, likewise. */
  OutputViewer?: ComponentType<OutputViewerProps> | undefined
}

/** The pane of the result. While a run goes on, or after it failed, the last good output stays in view, dimmed. */
export function ResultPane({
  run,
  main,
  schema,
  divider,
  tools,
  overlay,
  FactList: Facts = FactList,
  OutputViewer: Viewer = OutputViewer,
  editing,
  onSelectPosition,
}: ResultPaneProps) {
  const words = useTexts(texts)
  const labels = useToolTexts().output
  const { output } = run
  const value = main === undefined ? undefined : output?.[main]
  const meta = useMemo(() => metaOf(value, words.size), [value, words])
  const others = fieldsOf(schema).filter(([name]) => name !== main)
  // Warnings are shown in the status line.
  const facts = main === undefined ? others : others.filter(([name]) => name !== warningsField)
  const isStale = run.state === 'failed' || run.state === 'cancelled'

  return (
    <ResultFrame
      title={(main && labels[main]?.label) || words.result}
      size={meta}
      divider={divider}
      note={isStale && output && <OutOfDate />}
      actions={
        <>
          {tools}
          <ResultActions run={run} main={main} />
        </>
      }
      state={stateOf(run)}
    >
      {output ? (
        <>
          {main !== undefined && (
            <Viewer
              value={value}
              output={output}
              label={labels[main]?.label ?? ''}
              schema={schema.properties?.[main]}
              isStale={isStale}
              overlay={overlay}
              others={others.length}
            />
          )}
          <Facts
            fields={facts}
            output={output}
            labels={labels}
            isStale={isStale}
            editing={editing}
            onSelectPosition={onSelectPosition}
          />
        </>
      ) : (
        <div className={styles['none']}>
          <p>{run.state === 'failed' ? words.noneYet : words.appears}</p>
          {run.state === 'idle' && <TrySample />}
        </div>
      )}
    </ResultFrame>
  )
}

const stateOf = (run: Running<unknown>): string =>
  run.state === 'failed' ? 'error' : run.state === 'cancelled' ? 'idle' : run.state

function metaOf(value: unknown, sentence: string): string {
  if (value instanceof Blob) return sizeOf(value.size)
  return typeof value === 'string' ? fill(sentence, measureText(value)) : ''
}

const texts = {
  en: {
    size: '{characters|character|characters}, {bytes}',
    result: 'Result',
    appears: 'The result appears here',
    noneYet: 'No result yet',
  },
  zh: {
    size: '{characters} 个字符，{bytes}',
    result: '结果',
    appears: '结果显示在这里',
    noneYet: '暂无结果',
  },
}
