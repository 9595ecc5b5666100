import { IconRoute } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useStored } from '#ui/device/stored.ts'
import { useLanguage, useTexts } from '#ui/language/language.ts'
import { findByTitle } from '../commands/find-commands.ts'
import type { PipelineSample } from '../pipelines/known/sample.ts'
import { savedPipelines } from '../pipelines/known/saved-pipelines.ts'
import type { SearchResult } from './search-result.ts'
import { useOpenings } from './use-openings.ts'

/** The matching saved and sample pipelines, which are loaded with the search. */
export function usePipelinesFound(query: string): SearchResult[] {
  const words = useTexts(texts)
  const language = useLanguage()
  const saved = useStored(savedPipelines)
  const [samples, setSamples] = useState<readonly PipelineSample[]>([])
  const { openPipeline } = useOpenings()

  useEffect(() => {
    // If they fail to load, the search has all other results.
    void import('../pipelines/known/samples.ts').then(
      (module) => setSamples(module.samples),
      () => {},
    )
  }, [])

  const common = { group: 'pipelines', icon: <IconRoute size={20} stroke={1.75} />, isVisit: true } as const
  const pipelines = [
    ...saved.map((pipeline) => ({
      title: { en: pipeline.name, zh: pipeline.name },
      hit: {
        ...common,
        title: pipeline.name,
        remark: words.saved,
        choose: () => openPipeline(pipeline),
      },
    })),
    ...samples.map(({ title, pipeline, input }) => ({
      title,
      hit: {
        ...common,
        title: title[language],
        remark: words.sample,
        choose: () => openPipeline({ ...pipeline, name: title[language] }, input),
      },
    })),
  ].map(({ title, hit }, index) => ({ title, hit: { ...hit, key: `pipeline-${index}` } }))
  return findByTitle(query, pipelines, ({ title }) => ({ title }))
    .slice(0, 4)
    .map(({ item: { hit } }) => hit)
}

const texts = { en: { saved: 'Saved', sample: 'Sample' }, zh: { saved: '已保存', sample: '示例' } }
