/** Of a column of the table, in pixels. */
export const columnWidth = 168
