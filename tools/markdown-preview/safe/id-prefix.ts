/**
 * The prefix of every id in a document, so that none collides with the page's own, or with a property of `document`.
 */
export const idPrefix = 'user-content-'
