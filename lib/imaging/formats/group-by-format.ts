import type { ImageFormat } from './image-format.ts'

/** Groups modules by the formats whose folders they are in. */
export const groupByFormat = <Part>(partsByPath: Record<string, Part>): ReadonlyMap<ImageFormat, Part> =>
  new Map(Object.entries(partsByPath).map(([path, part]) => [path.split(/[\\/]/).at(-2) as ImageFormat, part]))
