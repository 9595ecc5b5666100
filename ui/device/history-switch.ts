import { storedOf } from './stored.ts'

/** Whether the history is turned off. */
const everywhere = storedOf('history-off', (stored) => stored === true)

/** The tools with secrets whose history is turned on: their default is off. */
const turnedOn = storedOf('history-on', (stored): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
)

interface HistorySwitch {
  isOn(): boolean
  /** A tool with secrets has its own switch; all others share one, which turns those off too. */
  turn(on: boolean): void
  subscribe(callback: () => void): () => void
}

/** The switch of a tool's history. */
export function historySwitchOf(tool: string, isSecret: boolean): HistorySwitch {
  const without = (ids: string[]) => ids.filter((id) => id !== tool)
  return {
    isOn: () => (isSecret ? turnedOn.read().includes(tool) : !everywhere.read()),
    turn(on) {
      if (isSecret) return turnedOn.update((ids) => (on ? [...without(ids), tool] : without(ids)))
      everywhere.update(() => !on)
      if (!on) turnedOn.update(() => [])
    },
    subscribe(callback) {
      const ends = [everywhere, turnedOn].map((each) => each.subscribe(callback))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
