import { storedOf } from './stored.ts'

/** Whether somebody has turned the history off, in any tab. */
const everywhere = storedOf('history-off', (stored) => stored === true)

/** The tools with secrets whose history somebody has turned on: there it is off at first. */
const turnedOn = storedOf('history-on', (stored): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
)

interface HistorySwitch {
  isOn(): boolean
  /** Of a tool with secrets this is its own; of all others it is one for all, and turns those off too. */
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
