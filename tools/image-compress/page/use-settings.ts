import type { InputOf } from '#kit/description.ts'
import { type BatchSettings, useBatchSettings } from '#ui/batch/use-batch-settings.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'

/** All options but the file name, which does not affect the image. */
export type ChosenSettings = Omit<InputOf<typeof operations.compress>, 'file' | 'fileName'>

export type SettingsProps = BatchSettings

/** Differs from the name of the original, so that both can be in one folder. */
export const defaultFileName = '{name}-small'

/** Returns the current options; `settings` is undefined where some are invalid. */
export function useSettings(): SettingsProps & { settings: ChosenSettings | undefined } {
  const { compress } = useOperations<typeof operations>()
  return useBatchSettings(compress.input, defaultFileName)
}
