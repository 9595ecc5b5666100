import { availableOffers } from '#ui/commands/available-offers.ts'
import { commandKeys } from '#ui/commands/command-keys.ts'
import { type CommandName, commandWords, type SearchedCommand } from '#ui/commands/command-words.ts'
import type { Command } from './command.ts'

/** The commands offered by the open page that the search lists. */
export const pageCommands = (): Command[] =>
  (Object.keys(commandWords) as CommandName[])
    .filter((name) => isSearched(name) && name !== 'shortcuts')
    .flatMap((name) => {
      const [first, ...others] = availableOffers(name)
      if (!first) return []
      // There may be two inputs to clear; of other commands the first offer is used, the second is the phone's button
      // for the same.
      const meant = name === 'clear' || name === 'undo-clear' ? [first, ...others] : [first]
      return [
        {
          name,
          keys: (commandKeys as Partial<Record<CommandName, string>>)[name]?.split(' ')[0],
          run: () => meant.forEach(({ run }) => void run()),
        },
      ]
    })

const isSearched = (name: CommandName): name is SearchedCommand => 'keywords' in commandWords[name]
