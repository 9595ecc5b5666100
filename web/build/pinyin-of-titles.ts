import { ofEveryTool, readCard } from './read-tools.ts'
import { readingsOf } from './readings.ts'

/**
 * For every tool's Chinese title its pinyin and its initials ("wubi lianxi", "wblx"), so that the search finds it as it is
 * typed. Made in the build; the library that knows the readings is never shipped.
 */
export const pinyinOfTitles = (): Promise<Record<string, string>> =>
  ofEveryTool(async (tool) => readingsOf((await readCard(tool)).title.zh))
