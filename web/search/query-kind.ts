/** The mark before what is to find commands alone; that of an input method for Chinese is as good. */
const mark = /^\s*[>＞》]\s*/

export const isForCommands = (query: string): boolean => mark.test(query)

export const withoutMark = (query: string): string => query.replace(mark, '')
