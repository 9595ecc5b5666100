import type { ImageFormat } from './image-format.ts'

/** Sorts what was found by the formats whose folders it stands in. */
export const byFolder = <Part>(partsByPath: Record<string, Part>): ReadonlyMap<ImageFormat, Part> =>
  new Map(Object.entries(partsByPath).map(([path, part]) => [path.split(/[\\/]/).at(-2) as ImageFormat, part]))
