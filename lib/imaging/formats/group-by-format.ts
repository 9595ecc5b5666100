import type { ImageFormat } from './image-format.ts'

/** Maps each format to its part, by the folder in the part's path. */
export const groupByFormat = <Part>(partsByPath: Record<string, Part>): ReadonlyMap<ImageFormat, Part> =>
  new Map(Object.entries(partsByPath).map(([path, part]) => [path.split(/[\\/]/).at(-2) as ImageFormat, part]))
