/** Of every tool what the first page shows of it, a line each, the most popular first. Made in the build. */
declare module 'virtual:catalogue' {
  const lines: string
  export default lines
}

/** The pinyin and the initials of every tool's Chinese title, and the pinyin of its Chinese keywords, by the tool's id. Made in the build. */
declare module 'virtual:pinyin' {
  const readings: Record<string, string>
  export default readings
}

/** The tools that go well with each, by the tool's id, the best first. Made in the build. */
declare module 'virtual:companions' {
  const companions: Record<string, string[]>
  export default companions
}

/** Groups of tools that do the same in another way, the most popular first. Made in the build. */
declare module 'virtual:variants' {
  const groups: import('#ui/tool/tool-directory.ts').ToolVariant[][]
  export default groups
}

/** The titles of every tool's operations in both languages, a line each, by the tool's id. Made in the build. */
declare module 'virtual:operation-titles' {
  const titles: Record<string, string>
  export default titles
}

/** Every operation of every tool, as the search finds it. Made in the build. */
declare module 'virtual:operation-index' {
  const operations: import('./finder/operation-finder.ts').IndexedOperation[]
  export default operations
}

/** The pinyin and the initials of what commands and samples of pipelines are called in Chinese, by that. Made in the build. */
declare module 'virtual:command-readings' {
  const readings: Record<string, string>
  export default readings
}

/** The names of the operations that a step of a pipeline may run, by their tool's id. Made in the build. */
declare module 'virtual:pipeline-operations' {
  const operations: Record<string, string[]>
  export default operations
}

/** The address of the file that holds every tool's icon as a symbol. Made in the build. */
declare module 'virtual:icons' {
  const address: string
  export default address
}
