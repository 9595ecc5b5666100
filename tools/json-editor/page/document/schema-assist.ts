import type { LoadedAddition } from '#ui/editor/editor-addition.ts'
import type { DocumentIssue } from '../../assist/check-document.ts'

/** A schema that is attached to the document: its editor extension, and the errors it has found. */
export interface SchemaAssist {
  addition: LoadedAddition<readonly DocumentIssue[]>
  issues: readonly DocumentIssue[]
}
