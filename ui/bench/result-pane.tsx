import { type ComponentType, type ReactNode, useMemo } from 'react'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { fill } from '#kit/sentence.ts'
import { measureText, sizeOf } from '../editor/measure-text.ts'
import { useTool } from '../frame/tool.ts'
import { useTexts } from '../language/language.ts'
import { TrySample } from '../material/try-sample.tsx'
import { FactList, type FactListProps } from '../output/fact-list.tsx'
import { OutOfDate } from '../output/out-of-date.tsx'
import { OutputViewer } from '../output/output-viewer.tsx'
import { ResultActions } from '../output/result-actions.tsx'
import type { Running } from '../run/use-operation.ts'
import styles from './bench.module.css'
import { Spacer } from './spacer.tsx'

interface ResultPaneProps extends Pick<FactListProps, 'onSelectPosition'> {
  run: Running<Record<string, unknown>>
  /** The field of the output that is the result; without one the whole output is. */
  main: string | undefined
  schema: JsonSchema
  /** What stands on the divider to the input: the swap. */
  divider?: ReactNode
  /** Drawn over a result that is an image, in as many units as it has pixels. */
  overlay?: ReactNode
  /** What draws the fields besides the result, where a page does that in its own way. */
  FactList?: ComponentType<FactListProps> | undefined
}

/** The one result area. While a run goes on, or after it failed, the last good output stays in view, paler. */
export function ResultPane({
  run,
  main,
  schema,
  divider,
  overlay,
  FactList: Facts = FactList,
  onSelectPosition,
}: ResultPaneProps) {
  const words = useTexts(texts)
  const labels = useTool().texts.output
  const { output } = run
  const value = main === undefined ? undefined : output?.[main]
  const meta = useMemo(() => metaOf(value, words.size), [value, words])
  const others = fieldsOf(schema).filter(([name]) => name !== main)
  const isStale = run.state === 'failed' || run.state === 'cancelled'

  return (
    <section className={`${styles['pane']} ${styles['output']}`} aria-labelledby="result-title">
      {divider}
      <div className={styles['head']}>
        <h2 id="result-title">{(main && labels[main]?.label) || words.result}</h2>
        <span className={styles['meta']}>{meta}</span>
        {isStale && output && <OutOfDate />}
        <Spacer />
        <ResultActions run={run} main={main} />
      </div>
      <div className={styles['result']} data-bench="output" data-state={stateOf(run)} tabIndex={-1}>
        {output ? (
          <>
            {main !== undefined && (
              <OutputViewer
                value={value}
                label={labels[main]?.label ?? ''}
                schema={schema.properties?.[main]}
                isStale={isStale}
                overlay={overlay}
              />
            )}
            <Facts
              fields={others}
              output={output}
              labels={labels}
              isStale={isStale}
              onSelectPosition={onSelectPosition}
            />
          </>
        ) : (
          <div className={styles['none']}>
            <p>{run.state === 'failed' ? words.noneYet : words.appears}</p>
            {run.state === 'idle' && <TrySample />}
          </div>
        )}
      </div>
    </section>
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
    size: '{characters} characters, {bytes}',
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
