import { isTextField } from '#ui/commands/text-field.ts'
import { homePath } from '#ui/device/base-path.ts'
import { handOver } from '#ui/tool/handover.ts'
import { isUntaken, leaveToPage } from '#ui/transfer/left-to-page.ts'
import { transferContentsOf } from '#ui/transfer/transfer-contents.ts'

/**
 * Keeps the browser from navigating to a file that is dropped where nothing takes it. On the home page it goes into
 * the field, elsewhere into the search: both recognize it and suggest operations.
 */
export function catchDrops(search: (file: File) => void): void {
  addEventListener('dragover', (event) => {
    const types = event.dataTransfer?.types ?? []
    if (types.includes('Files') && !(types.includes('text/plain') && isTextField(event.target))) leave(event)
  })
  addEventListener('drop', (event) => {
    const { files, text } = transferContentsOf(event.dataTransfer)
    const isFiles = event.dataTransfer?.types.includes('Files')
    if (!isFiles || (text !== '' && isTextField(event.target)) || !isUntaken(event)) return
    leave(event)
    const [file, ...others] = files
    // After the page's own listeners, which were added later.
    setTimeout(() => {
      if (!file || !isUntaken(event)) return
      if (location.pathname === `${homePath()}/`) handOver({ tool: 'home', operation: 'open', material: file, others })
      else search(file)
    })
  })
}

/** Taken by the page already. */
const leave = (event: DragEvent): void => {
  if (isUntaken(event)) leaveToPage(event)
}
