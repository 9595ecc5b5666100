import { useAnnounce } from '#ui/controls/announcer.tsx'
import { useTexts } from '#ui/language/language.ts'
import type { Spot } from '../document/answers.ts'
import type { Wish } from '../document/wish.ts'
import { useDocument } from './document-context.tsx'
import { sayWhy } from './say-why.ts'
import { words } from './words.ts'

interface Edits {
  /** Edits within a turn, and tells what has happened; answers where one is then, undefined where nothing changed. */
  make: (wish: Wish, told: string) => Promise<Spot | undefined>
  /** Edits for a field, when its turn comes; answers what is wrong with what was typed, if anything. */
  commit: (wish: Wish) => Promise<string | undefined>
}

/** Makes edits. Nothing is told as done before it is. */
export function useEdits(): Edits {
  const said = useTexts(words)
  const announce = useAnnounce()
  const { opened, inTurn } = useDocument()

  async function make(wish: Wish, told: string): Promise<Spot | undefined> {
    const spot = await opened.edit(wish)
    announce(spot ? told : said.unchanged)
    return spot
  }
  async function commit(wish: Wish): Promise<string | undefined> {
    let wrong: string | undefined
    await inTurn(async () => {
      try {
        await make(wish, said.changed)
      } catch (error) {
        wrong = sayWhy(error, said)
      }
    })
    return wrong
  }
  return { make, commit }
}
