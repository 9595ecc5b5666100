import { useMemo, useState } from 'react'
import { rgbOf } from '#lib/color/rgb.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { writeCss, writeJson, writeScss, writeTailwind } from '../../formats/write-css.ts'
import { describeColor } from '../../palette/describe-color.ts'
import type { Output } from '../output.ts'
import { adoptRun, type EditedPalette, emptyPalette } from './edited-palette.ts'

/** The palette of the last run as it stands after editing, and the run as if it had found that. */
export function useEditedPalette(run: Running<Output>, count: number) {
  const [palette, change] = useState(emptyPalette)
  const [adopted, setAdopted] = useState<Output['colors']>()
  const found = run.output?.colors
  if (found && found !== adopted) {
    setAdopted(found)
    change(adoptRun(palette, found, count))
  }
  const { output } = run
  const edited = useMemo(() => output && outputOf(output, palette.entries), [output, palette.entries])
  return { palette, change, edited: { ...run, output: edited } as Running<Output> }
}

/** What the operation would give for these colors; one that was added by hand has no share of the image. */
function outputOf(output: Output, entries: EditedPalette['entries']): Output {
  const colors = entries.map(({ hex, share = 0 }) => describeColor({ rgb: rgbOf(hex), share }))
  return {
    ...output,
    colors,
    css: writeCss(colors),
    json: writeJson(colors),
    scss: writeScss(colors),
    tailwind: writeTailwind(colors),
  }
}
