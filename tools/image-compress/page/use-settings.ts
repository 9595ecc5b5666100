import type { InputOf } from '#kit/description.ts'
import { type BatchSettings, useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'

/** All options but the name of the result, which changes no pixel. */
export type ChosenSettings = Omit<InputOf<typeof operations.compress>, 'file' | 'fileName'>

export type SettingsProps = BatchSettings

/** Beside the image that it was made of it is to be told from it. */
export const usualName = '{name}-small'

/** The options as they stand; without `settings` where some do not hold. */
export function useSettings(): SettingsProps & { settings: ChosenSettings | undefined } {
  const { compress } = useOperations<typeof operations>()
  return useBatchSettings(compress.input, usualName)
}
