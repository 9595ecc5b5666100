import type { Direction, GraphRow } from '../../document/graph.ts'

/** What a key does in a graph. */
export type GraphCommand =
  | { go: Direction }
  | { toggle: boolean; within?: boolean }
  | { zoom: 'in' | 'out' | 'fit' | 'ownSize' }
  | { act: 'copyValue' }

const moves: Record<string, Direction> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'parent',
  Home: 'first',
  End: 'last',
}

const zooms: Record<string, 'in' | 'out' | 'fit' | 'ownSize'> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  '1': 'ownSize',
}

const others = ['ArrowRight', 'Enter', ' ', '*', 'Control+c']

/** Whether a graph handles a key; the others pass through. */
export const isGraphKey = (name: string): boolean => name in moves || name in zooms || others.includes(name)

/** Maps a key to a command: the arrows go where they point, the right one also opens what is closed. */
export function graphCommandOf(
  name: string,
  { children, isOpen }: Pick<GraphRow, 'children' | 'isOpen'>,
): GraphCommand | undefined {
  const isParent = children > 0
  const [go, zoom] = [moves[name], zooms[name]]
  if (go) return { go }
  if (zoom) return { zoom }
  switch (name) {
    case 'ArrowRight':
      return isParent ? (isOpen ? { go: 'child' } : { toggle: true }) : undefined
    case 'Enter':
    case ' ':
      return isParent ? { toggle: !isOpen } : undefined
    case '*':
      return isParent ? { toggle: true, within: true } : undefined
    case 'Control+c':
      return { act: 'copyValue' }
    default:
      return undefined
  }
}
