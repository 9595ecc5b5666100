import type { ReactNode } from 'react'
import type { PartNode, PartTreeNode } from './part-hierarchy.ts'

/** A piece of a diagram: its extent above and below its rail, and how it is drawn from the rail's beginning. */
export interface Track {
  width: number
  up: number
  down: number
  draw: (x: number, y: number) => ReactNode
}

/** The labels of a diagram besides the pattern itself. */
export interface RailWords {
  /** What stands over a group or an assertion. */
  title: (part: PartNode) => string
  /** What stands in a box. */
  label: (part: PartNode) => string
  /** How often a loop repeats; empty where that needs no label. */
  times: (part: PartNode) => string
}

/** All in pixels. */
const boxHeight = 28
const gap = 14
const bend = 10
const line = 16

/** Widths are calculated, not measured: the font is monospace, and Chinese characters are two cells wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\u1100-\u115f\u2e80-\uffdc\u{1f300}-\u{1faff}]/u.test(sign) ? 14 : 7.9), 0)

type Parts = readonly PartTreeNode[]

/** Lays parts out one behind the other. */
export function sequence(parts: Parts, words: RailWords): Track {
  const tracks = parts.map((part) => track(part, words))
  const width = Math.max(20, tracks.reduce((sum, one) => sum + one.width, 0) + gap * Math.max(0, tracks.length - 1))
  return {
    width,
    up: Math.max(0, ...tracks.map(({ up }) => up)),
    down: Math.max(0, ...tracks.map(({ down }) => down)),
    draw(x, y) {
      const drawn: ReactNode[] = []
      let at = x
      for (const [index, one] of tracks.entries()) {
        if (index > 0) drawn.push(<path key={`rail ${at}`} d={`M${at} ${y}h${gap}`} />)
        at += index > 0 ? gap : 0
        drawn.push(<g key={at}>{one.draw(at, y)}</g>)
        at += one.width
      }
      if (at < x + width) drawn.push(<path key="rest" d={`M${at} ${y}H${x + width}`} />)
      return drawn
    },
  }
}

function track(node: PartTreeNode, words: RailWords): Track {
  const { part, children } = node
  switch (part.kind) {
    case 'alternatives':
      return choice(children.map((child) => sequence(child.children, words)))
    case 'repeat':
      return repeat(part, sequence(children, words), words)
    case 'group':
      return children.length > 0 ? sequence(children, words) : box(part, words)
    case 'capture':
    case 'ahead':
    case 'not-ahead':
    case 'behind':
    case 'not-behind':
      return framed(part, sequence(children, words), words)
    default:
      return box(part, words)
  }
}

function box(part: PartNode, words: RailWords): Track {
  const text = words.label(part)
  const width = widthOf(text) + 20
  return {
    width,
    up: boxHeight / 2,
    down: boxHeight / 2,
    draw: (x, y) => (
      <g data-start={part.start} data-end={part.end} data-kind={part.kind}>
        <rect x={x} y={y - boxHeight / 2} width={width} height={boxHeight} rx={part.kind === 'text' ? 14 : 3} />
        <text x={x + width / 2} y={y + 5} textAnchor="middle">
          {text}
        </text>
      </g>
    ),
  }
}

/** Alternatives below one another, with common start and end points. */
function choice(tracks: readonly Track[]): Track {
  const inner = Math.max(...tracks.map(({ width }) => width))
  const width = inner + 4 * bend
  const tops: number[] = []
  let [up, at] = [0, 0]
  for (const [index, one] of tracks.entries()) {
    if (index === 0) up = one.up
    else at += one.up
    tops.push(at)
    at += one.down + (index < tracks.length - 1 ? 10 : 0)
  }
  return {
    width,
    up,
    down: at,
    draw: (x, y) =>
      tracks.map((one, index) => {
        const top = y + (tops[index] ?? 0)
        const end = x + 2 * bend + one.width
        return (
          <g key={top}>
            {index === 0 ? <path d={`M${x} ${y}h${2 * bend}`} /> : <path d={fork(x, y, top)} />}
            {one.draw(x + 2 * bend, top)}
            <path d={`M${end} ${top}H${x + width - 2 * bend}`} />
            {index === 0 ? (
              <path d={`M${x + width - 2 * bend} ${y}h${2 * bend}`} />
            ) : (
              <path d={join(x + width, y, top)} />
            )}
          </g>
        )
      }),
  }
}

const fork = (x: number, y: number, to: number): string =>
  `M${x} ${y}q${bend} 0 ${bend} ${bend}V${to - bend}q0 ${bend} ${bend} ${bend}`
const join = (x: number, y: number, from: number): string =>
  `M${x - 2 * bend} ${from}q${bend} 0 ${bend} ${-bend}V${y + bend}q0 ${-bend} ${bend} ${-bend}`

/** An optional part has a bypass above; a repeated one a loop back below, labeled with the count. */
function repeat(part: PartNode, inner: Track, words: RailWords): Track {
  const isOptional = part.min === 0
  const isLoop = part.max === undefined || part.max > 1
  const times = isLoop ? words.times(part) : ''
  const space = Math.max(inner.width, widthOf(times) * 0.9)
  const width = space + 4 * bend
  const top = inner.up + line
  const bottom = inner.down + line
  return {
    width,
    up: isOptional ? top : inner.up,
    down: isLoop ? bottom + (times ? 18 : 0) : inner.down,
    draw(x, y) {
      const [from, to] = [x + 2 * bend, x + width - 2 * bend]
      const start = from + (space - inner.width) / 2
      return (
        <g data-start={part.start} data-end={part.end}>
          <path d={`M${x} ${y}H${start}`} />
          {inner.draw(start, y)}
          <path d={`M${start + inner.width} ${y}H${x + width}`} />
          {isOptional && <path d={around(x, x + width, y, -top)} />}
          {isLoop && <path d={back(from, to, y, bottom)} />}
          {times && (
            <text x={(from + to) / 2} y={y + bottom + 15} textAnchor="middle" data-small="">
              {times}
            </text>
          )}
        </g>
      )
    },
  }
}

const around = (x: number, end: number, y: number, height: number): string => {
  const turn = height < 0 ? -bend : bend
  return `M${x} ${y}q${bend} 0 ${bend} ${turn}V${y + height - turn}q0 ${turn} ${bend} ${turn}H${end - 2 * bend}q${bend} 0 ${bend} ${-turn}V${y + turn}q0 ${-turn} ${bend} ${-turn}`
}
const back = (from: number, to: number, y: number, height: number): string =>
  `M${to} ${y}q${bend} 0 ${bend} ${bend}V${y + height - bend}q0 ${bend} ${-bend} ${bend}H${from}q${-bend} 0 ${-bend} ${-bend}V${y + bend}q0 ${-bend} ${bend} ${-bend}`

/** A frame with a title: a group or a lookaround. */
function framed(part: PartNode, inner: Track, words: RailWords): Track {
  const title = words.title(part)
  const space = Math.max(inner.width, widthOf(title) * 0.9)
  const width = space + 24
  return {
    width,
    up: inner.up + 26,
    down: inner.down + 10,
    draw(x, y) {
      const start = x + 12 + (space - inner.width) / 2
      return (
        <g data-start={part.start} data-end={part.end} data-kind={part.kind}>
          <rect data-frame="" x={x} y={y - inner.up - 10} width={width} height={inner.up + inner.down + 20} rx={6} />
          <text x={x + 4} y={y - inner.up - 15} data-small="">
            {title}
          </text>
          <path d={`M${x} ${y}H${start}`} />
          {inner.draw(start, y)}
          <path d={`M${start + inner.width} ${y}H${x + width}`} />
        </g>
      )
    },
  }
}
