import { useEffect } from 'react'
import { useWorkbench } from '../bench/workbench.tsx'

/** Takes a file that came through the workbench, from a sample or another page, into a list of files. */
export function useBroughtFile(field: string, add: (files: File[]) => void): void {
  const { values, change } = useWorkbench()
  const brought = values[field]

  useEffect(() => {
    if (!(brought instanceof File)) return
    add([brought])
    change({ [field]: undefined })
  }, [brought, field, add, change])
}
