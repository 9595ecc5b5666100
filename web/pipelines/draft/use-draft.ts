import { useCallback, useEffect, useState } from 'react'
import { isPipeline, type Pipeline, pipelinesId } from '#core/pipeline/definition.ts'
import { readStored, store } from '#ui/device/storage.ts'
import { useKeepSoon } from '#ui/device/use-keep-soon.ts'
import { takeHandover } from '#ui/tool/handover.ts'
import { isReloaded, readShared } from '#ui/tool/share-link.ts'
import { type DescribedTools, useDescribedTools, useIsDescribed } from './described-tools.ts'
import { type Draft, definitionOf, draftOf, emptyDraft } from './edit-steps.ts'
import type { Source } from './source.ts'
import { withoutSecrets } from './without-secrets.ts'

/** The pipeline being edited, and its input. */
export interface DraftState {
  draft: Draft
  tools: DescribedTools
  source: Source
  setDraft: (change: (now: Draft) => Draft) => void
  setSource: (source: Source) => void
  /** Replaces the draft by a definition, and its input. */
  open: (pipeline: Pipeline, input?: string) => void
}

const key = 'draft:pipelines'

const emptySource: Source = { kind: 'text', text: '' }

/**
 * Holds the draft: from the search, from before a reload of the page, or from a shared link. Secrets are stored nowhere.
 */
export function useDraft(): DraftState {
  const [draft, setDraft] = useState(emptyDraft)
  const [source, setSource] = useState(emptySource)
  const tools = useDescribedTools(draft.steps)
  const isDescribed = useIsDescribed(draft.steps, tools)

  const open = useCallback((pipeline: Pipeline, input?: string) => {
    setDraft(draftOf(pipeline))
    if (input !== undefined) setSource({ kind: 'text', text: input })
  }, [])

  useEffect(() => {
    const { pipeline, text }: Record<string, unknown> = Object(readStored('session', key))
    if (typeof text === 'string')
      setSource((now) => (now.kind === 'text' && now.text === '' ? { kind: 'text', text } : now))
    if (isPipeline(pipeline)) open(pipeline)
    const readLink = () => {
      const { pipeline: shared } = readShared(location.hash)
      if (isPipeline(shared)) open(shared)
    }
    const takeBrought = () => {
      const { pipeline: brought, text: input } = takeHandover(pipelinesId, 'run')?.input ?? {}
      if (isPipeline(brought)) open(brought, typeof input === 'string' ? input : undefined)
    }
    if (!isPipeline(pipeline) || !isReloaded()) readLink()
    takeBrought()
    addEventListener('hashchange', readLink)
    addEventListener('handover', takeBrought)
    return () => {
      removeEventListener('hashchange', readLink)
      removeEventListener('handover', takeBrought)
    }
  }, [open])

  const keep = useCallback(() => {
    const definition = definitionOf(draft)
    const text = source.kind === 'text' && typeof source.text === 'string' ? source.text : ''
    const kept = { ...(definition && { pipeline: withoutSecrets(definition, tools) }), ...(text && { text }) }
    store('session', key, Object.keys(kept).length > 0 ? kept : undefined)
  }, [draft, source, tools])
  // Nothing is stored before the stored draft was read, which would be lost.
  const isRead = isDescribed && (draft !== emptyDraft || source !== emptySource)
  useKeepSoon(isRead && keep)

  return { draft, tools, source, setDraft, setSource, open }
}
