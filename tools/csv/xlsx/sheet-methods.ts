/** What is offered of a sheet. */
export interface OfferedSheet {
  name: string
  isHidden: boolean
}

/** What the worker that looks into workbooks can be asked. */
export type SheetMethods = {
  sheets: (file: Blob) => Promise<OfferedSheet[]>
}
