import { useAnnounce } from '#ui/controls/announcer.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { head, whole } from './cells.ts'
import type { OpenTable } from './open-table.ts'

/** Copies a cell, or a whole row as spreadsheets paste it; by the row as it was read, the names where it is the head. */
export function useTableCopy({ worker, columns }: OpenTable): (row: number, column: number) => Promise<boolean> {
  const words = usePageTexts<PageTexts>()
  const announce = useAnnounce()
  const textOf = async (row: number, column: number): Promise<string> => {
    if (row === head)
      return column === whole ? columns.map(({ name }) => name).join('\t') : (columns[column]?.name ?? '')
    return column === whole ? worker.ask('rowText', row) : worker.ask('cell', { row, column })
  }
  return async (row, column) => {
    const isCopied = await textOf(row, column)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    announce(isCopied ? words.copied : words.copyFailed)
    return isCopied
  }
}
