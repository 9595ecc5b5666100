import { useEffect } from 'react'
import { takeOtherFiles } from './handover.ts'
import { useWorkbench } from './workbench.tsx'

/** Adds files that a sample or another page put into the workbench to the list. */
export function useBroughtFiles(add: (files: File[]) => void): void {
  const { values, change } = useWorkbench()
  const { file, files } = values

  useEffect(() => {
    const brought = [file, files].flat().filter((one) => one instanceof File)
    if (brought.length === 0) return
    // A list has the others already.
    add(brought.length > 1 ? brought : [...brought, ...takeOtherFiles(brought[0])])
    change({ file: undefined, files: undefined })
  }, [file, files, add, change])
}
