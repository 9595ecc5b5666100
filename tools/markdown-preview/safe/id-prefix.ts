/** Stands before every id that a document brings, so that none is taken for one of the page's own, or for a property of `document`. */
export const idPrefix = 'user-content-'
