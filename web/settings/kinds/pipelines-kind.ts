import { issuesInDefinition, pipelineSchema } from '#core/pipeline/definition.ts'
import type { KeptKind } from '#ui/device/kept/kept-kind.ts'
import { asWritten } from '#ui/device/kept/record-pieces.ts'
import { sizeOfValue } from '#ui/device/kept/size-of-value.ts'
import { deletePipeline, maxSaved, type SavedPipeline, savedPipelines } from '../../pipelines/known/saved-pipelines.ts'
import { pipelinesTitle } from '../../pipelines/title.ts'

const stored = [{ place: 'local', name: 'pipelines' }] as const

/** The saved pipelines. */
export const pipelinesKind: KeptKind = {
  id: 'pipelines',
  title: pipelinesTitle,
  stored,
  about: { en: 'The pipelines you saved, without keys and passwords', zh: '你保存的流水线，不含密钥和密码' },
  read: async () =>
    savedPipelines.read().map((pipeline) => ({
      key: pipeline.name,
      label: asWritten(pipeline.name),
      size: sizeOfValue(pipeline),
      stored,
      remove: async () => deletePipeline(pipeline.name),
    })),
  file: {
    schema: {
      type: 'array',
      maxItems: maxSaved,
      items: { ...pipelineSchema, required: ['version', 'name', 'steps'] },
    },
    write: async () => ({ value: savedPipelines.read().length > 0 ? savedPipelines.read() : undefined }),
    async read(kept) {
      const pipelines = kept as readonly SavedPipeline[]
      for (const [index, pipeline] of pipelines.entries()) {
        const [issue] = issuesInDefinition(pipeline)
        if (issue) return { ...issue, field: String(index) }
      }
      // One of each name, as when saving.
      const named = new Map(pipelines.flatMap((each) => (each.name ? [[each.name, each]] : [])))
      return [{ place: 'local', name: 'pipelines', value: JSON.stringify([...named.values()]) }]
    },
  },
}
