import { commandWords } from '#ui/commands/command-words.ts'
import { samples } from '../pipelines/known/samples.ts'
import { readingsOf } from './readings.ts'

/** The pinyin and the initials of the Chinese titles of commands and of sample pipelines, by the title. */
export function commandReadings(): Record<string, string> {
  const titles = [...Object.values(commandWords), ...samples].map(({ title }) => title.zh)
  return Object.fromEntries(titles.map((title) => [title, readingsOf(title)]))
}
