import { useCallback, useEffect, useState } from 'react'
import type { InputOf } from '#kit/description.ts'
import { useValues } from '#ui/bench/use-values.ts'
import { useOperation } from '#ui/run/use-operation.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import type * as operations from '../operations.ts'
import { drawSvgFile } from './image/draw-svg-file.ts'

type Input = InputOf<typeof operations.extract>

/** Finds the palette of the image in the fields as it or the options change. */
export function usePaletteRun() {
  const { extract } = useOperations<typeof operations>()
  const { values, change } = useValues(extract.input)
  const [asked, setAsked] = useState<object>()
  const chosen = values['file'] instanceof File ? values['file'] : undefined
  const { source, file } = usePrepared(chosen)
  const missing = asked === values ? new File([], '') : undefined
  const image = chosen ? (source === chosen ? file : undefined) : missing
  const run = useOperation(extract, image && ({ ...values, file: image } as Input))
  const { again } = run
  const runNow = useCallback(() => {
    setAsked(values)
    again()
  }, [values, again])
  return { operation: extract, run, values, chosen, image, change, runNow }
}

/** A drawing made of lines as pixels, which a worker cannot draw; any other file as it is. */
function usePrepared(source: File | undefined) {
  const [prepared, setPrepared] = useState<{ source?: File; file?: File }>({})
  useEffect(() => {
    if (!source) return setPrepared({})
    let isOld = false
    void drawSvgFile(source).then((file) => {
      if (!isOld) setPrepared({ source, file })
    })
    return () => {
      isOld = true
    }
  }, [source])
  return prepared
}
