import type { Plugin } from 'vite'
import { commandWords } from '../commands/command-words.ts'
import { samples } from '../pipelines/known/samples.ts'
import { readingsOf } from './readings.ts'

/** Gives `virtual:command-readings`: the pinyin and the initials of the Chinese titles of commands and of sample pipelines. */
export function commandReadings(): Plugin {
  return {
    name: 'command-readings',
    resolveId: (id) => (id === 'virtual:command-readings' ? '\0virtual:command-readings' : undefined),
    load(id) {
      if (id !== '\0virtual:command-readings') return undefined
      const titles = [...Object.values(commandWords), ...samples].map(({ title }) => title.zh)
      return `export default ${JSON.stringify(Object.fromEntries(titles.map((title) => [title, readingsOf(title)])))}`
    },
  }
}
