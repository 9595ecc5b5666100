import { fill } from '#kit/sentence.ts'
import { thin } from '#ui/editor/measure-text.ts'
import type { Shown } from '../document/show.ts'

type Said = Record<'item' | 'items' | 'key' | 'keys', string>

/** Says how many values a container holds. */
export function sayCount({ kind, children }: Pick<Shown, 'kind' | 'children'>, said: Said): string {
  const [one, many] = kind === 'array' ? [said.item, said.items] : [said.key, said.keys]
  return children === 1 ? one : fill(many, { count: thin(children) })
}
