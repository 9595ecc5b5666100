import { useNavigate } from '@tanstack/react-router'
import { type Pipeline, pipelinesId } from '#core/pipeline/definition.ts'
import { kebabOf } from '#kit/kebab.ts'
import { type Handover, handOver } from '#ui/tool/handover.ts'

/** Functions that open a page from the search, with the material passed in memory, never in a URL. */
export function useOpenings() {
  const navigate = useNavigate()
  return {
    openTool: (tool: string) => void navigate({ to: '/tools/$tool', params: { tool } }),
    openOperation(tool: string, operation: string, brought?: Pick<Handover, 'material' | 'input'>): void {
      if (brought) handOver({ tool, operation, ...brought })
      void navigate({ to: '/tools/$tool', params: { tool }, search: { operation: kebabOf(operation) } })
    },
    openPipeline(pipeline: Pipeline, text?: string): void {
      handOver({ tool: pipelinesId, operation: 'run', material: '', input: { pipeline, text } })
      void navigate({ to: '/pipelines' })
    },
  }
}
