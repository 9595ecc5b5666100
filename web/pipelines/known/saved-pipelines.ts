import { isPipeline, type Pipeline } from '#core/pipeline/definition.ts'
import { type Stored, storedOf } from '#ui/device/stored.ts'

/** A pipeline saved on this device, which has a name. */
export type SavedPipeline = Pipeline & { name: string }

export const maxSaved = 100

/** The pipelines saved on this device, sorted by name. */
export const savedPipelines: Stored<readonly SavedPipeline[]> = storedOf('pipelines', (stored) =>
  Array.isArray(stored) ? stored.filter(isSaved).slice(0, maxSaved) : [],
)

const isSaved = (value: unknown): value is SavedPipeline => isPipeline(value) && Boolean(value.name)

/** Saves a pipeline under its name; one of the same name is replaced. */
export const savePipeline = (pipeline: SavedPipeline): void =>
  savedPipelines.update((now) => sorted([...without(now, pipeline.name), pipeline]).slice(0, maxSaved))

export const deletePipeline = (name: string): void => savedPipelines.update((now) => without(now, name))

/** Renames a pipeline; one of the new name is replaced. */
export function renamePipeline(name: string, next: string): void {
  const pipeline = savedPipelines.read().find((each) => each.name === name)
  if (!pipeline || next === '' || next === name) return
  deletePipeline(name)
  savePipeline({ ...pipeline, name: next })
}

const without = (list: readonly SavedPipeline[], name: string) => list.filter((each) => each.name !== name)

const sorted = (list: SavedPipeline[]) => list.sort((a, b) => a.name.localeCompare(b.name))
