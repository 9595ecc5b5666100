/** The mark that limits the search to commands; the full-width form of Chinese input methods counts too. */
const mark = /^\s*[>＞》]\s*/

export const isForCommands = (query: string): boolean => mark.test(query)

export const withoutMark = (query: string): string => query.replace(mark, '')
