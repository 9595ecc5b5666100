/** What of a row of the tree is being edited. */
export type EditedPart = 'value' | 'name'
