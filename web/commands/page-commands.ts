import type { Command } from './command.ts'
import { type CommandName, commandWords } from './command-words.ts'

/**
 * What the page that is open offers to be done: each of its buttons that is marked `data-command="copy"` and can be
 * pressed now. To run a command is to press the button, so that all that belongs to it happens, the word it says too.
 */
export function pageCommands(): Command[] {
  const marked = [...document.querySelectorAll<HTMLElement>('main [data-command]')].filter(canBePressed)
  const byName = Map.groupBy(marked, ({ dataset }) => dataset['command'])
  return (Object.keys(commandWords) as CommandName[]).flatMap((name) => {
    const [first, ...others] = byName.get(name) ?? []
    if (!first) return []
    // There may be two inputs to clear; of anything else the first is meant, the other is the same on a phone.
    const pressed = name === 'clear' || name === 'undo-clear' ? [first, ...others] : [first]
    return [{ name, keys: keys[name], run: () => pressed.forEach((each) => void each.click()) }]
  })
}

const keys: Partial<Record<CommandName, string>> = { run: 'Ctrl+Enter', download: 'Ctrl+S' }

/** One that is hidden for good stands for what has keys and no button. */
const canBePressed = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled=true]') && (element.hidden === true || element.checkVisibility())
