import type { Instruction, Machine, Part } from './compile-machine.ts'

/** A step of the machine: it tried a part of the pattern at a position of the text, or backtracked. */
interface MachineStep {
  position: number
  part: Part
  kind: 'match' | 'fail' | 'backtrack'
}

/** The trace of a machine on a text. */
export interface Trace {
  /** The first of its steps. */
  steps: MachineStep[]
  backtracks: number
  /** Whether there were more steps than are listed, or than are allowed. */
  isTruncated: boolean
  /** The offsets of the match and its groups: begin and end of each, or undefined twice. */
  match: { start: number; end: number; groups: readonly (number | undefined)[] } | undefined
  /** The farthest position that was looked at. */
  farthest: number
}

interface TraceOptions {
  /** How many steps are listed at most. */
  limit: number
  /** Whether a match must begin at the first position. */
  isSticky: boolean
}

/** How many instructions are followed at most: some tenths of a second. */
const maxInstructions = 2_000_000

/** Searches the first match of a pattern as a backtracking engine does, and records each step. */
export function runMachine(machine: Machine, text: string, { limit, isSticky }: TraceOptions): Trace {
  const trace: Trace = { steps: [], backtracks: 0, isTruncated: false, match: undefined, farthest: 0 }
  const running = new Running(machine, text, trace, limit)
  try {
    const last = isSticky ? 0 : text.length
    for (let start = 0; start <= last; start = running.after(start)) {
      const state = running.run(0, { ...running.empty, position: start })
      if (!state) continue
      trace.match = { start, end: state.position, groups: state.groups }
      break
    }
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error
    trace.isTruncated = true
  }
  return trace
}

/** The limit of instructions is reached. */
class Exhausted extends Error {}

/** The state of the machine. Its arrays are never changed in place, so that saved choices can share them. */
interface State {
  position: number
  /** Where each group begins and ends. */
  groups: readonly (number | undefined)[]
  /** Of each repeat the rounds, and where the last began. */
  registers: readonly number[]
}

interface Choice extends State {
  at: number
  part: Part
}

class Running {
  readonly empty: Omit<State, 'position'>
  private left = maxInstructions
  private readonly machine: Machine
  private readonly text: string
  private readonly trace: Trace
  private readonly limit: number

  constructor(machine: Machine, text: string, trace: Trace, limit: number) {
    this.machine = machine
    this.text = text
    this.trace = trace
    this.limit = limit
    this.empty = {
      groups: Array.from({ length: machine.groups * 2 }, () => undefined),
      registers: Array.from({ length: machine.registers * 2 }, () => 0),
    }
  }

  /** The position one character further. */
  after(position: number): number {
    return position + (this.characterAfter(position)?.length ?? 1)
  }

  /** Runs from an instruction to the end; undefined where it does not match. */
  run(from: number, begin: State): State | undefined {
    const choices: Choice[] = []
    let at = from
    let state = begin
    for (;;) {
      if (this.left-- === 0) throw new Exhausted()
      const instruction = this.machine.instructions[at]
      if (!instruction || instruction.does === 'done') return state
      const next = this.follow(instruction, at, state, choices)
      if (next) {
        at = next.at
        state = next.state
        continue
      }
      const choice = choices.pop()
      if (!choice) return undefined
      this.trace.backtracks++
      this.tell({ position: choice.position, part: choice.part, kind: 'backtrack' })
      at = choice.at
      state = choice
    }
  }

  private follow(
    instruction: Instruction,
    at: number,
    state: State,
    choices: Choice[],
  ): { at: number; state: State } | undefined {
    const { position, groups, registers } = state
    switch (instruction.does) {
      case 'take':
      case 'refer': {
        const taken =
          instruction.does === 'take' ? this.taken(instruction, position) : this.referred(instruction, state)
        this.tell({ position, part: instruction.part, kind: taken === undefined ? 'fail' : 'match' })
        return taken === undefined ? undefined : { at: at + 1, state: { ...state, position: taken } }
      }
      case 'stand': {
        const holds = instruction.holds(this.text, position)
        this.tell({ position, part: instruction.part, kind: holds ? 'match' : 'fail' })
        return holds ? { at: at + 1, state } : undefined
      }
      case 'look': {
        const inner = this.run(at + 1, state)
        const holds = (inner !== undefined) !== instruction.isNegated
        this.tell({ position, part: instruction.part, kind: holds ? 'match' : 'fail' })
        if (!holds) return undefined
        return { at: instruction.exit, state: inner ? { ...inner, position } : state }
      }
      case 'fork':
        choices.push({ ...state, at: instruction.other, part: instruction.part })
        return { at: at + 1, state }
      case 'go':
        return { at: instruction.to, state }
      case 'save':
        return { at: at + 1, state: { ...state, groups: groups.with(instruction.slot, position) } }
      case 'begin':
        return { at: at + 1, state: { ...state, registers: registers.with(instruction.register * 2, 0) } }
      case 'loop': {
        const rounds = registers[instruction.register * 2] ?? 0
        if (rounds < instruction.min) return { at: at + 1, state }
        if (rounds >= instruction.max) return { at: instruction.exit, state }
        const [first, other] = instruction.isGreedy ? [at + 1, instruction.exit] : [instruction.exit, at + 1]
        choices.push({ ...state, at: other, part: instruction.part })
        return { at: first, state }
      }
      case 'turn': {
        const { register } = instruction
        const counted = registers
          .with(register * 2, (registers[register * 2] ?? 0) + 1)
          .with(register * 2 + 1, position)
        return { at: at + 1, state: { ...state, groups: emptied(groups, instruction.groups), registers: counted } }
      }
      case 'turned': {
        const { register, min, to } = instruction
        const isIdle = position === registers[register * 2 + 1] && (registers[register * 2] ?? 0) > min
        return isIdle ? undefined : { at: to, state }
      }
      case 'done':
        return { at, state }
    }
  }

  private tell(step: MachineStep): void {
    const { trace, limit } = this
    if (step.position > trace.farthest) trace.farthest = step.position
    if (trace.steps.length < limit) trace.steps.push(step)
    else trace.isTruncated = true
  }

  private taken({ fits, isBehind }: Extract<Instruction, { does: 'take' }>, position: number): number | undefined {
    const character = isBehind ? this.characterBefore(position) : this.characterAfter(position)
    if (character === undefined || !fits(character)) return undefined
    return isBehind ? position - character.length : position + character.length
  }

  private referred(
    { groups, sameAs, isBehind }: Extract<Instruction, { does: 'refer' }>,
    state: State,
  ): number | undefined {
    const group = groups.find((each) => state.groups[each * 2 + 1] !== undefined)
    const [start, end] = group === undefined ? [] : [state.groups[group * 2], state.groups[group * 2 + 1]]
    if (start === undefined || end === undefined) return state.position
    const from = isBehind ? state.position - (end - start) : state.position
    if (from < 0 || from + end - start > this.text.length) return undefined
    for (let index = start, other = from; index < end; ) {
      const [one, two] = [this.characterAfter(index), this.characterAfter(other)]
      if (one === undefined || two === undefined || !sameAs(one)(two)) return undefined
      index += one.length
      other += two.length
    }
    return isBehind ? from : from + end - start
  }

  private characterAfter(position: number): string | undefined {
    if (position >= this.text.length) return undefined
    if (!this.machine.isByCodePoint) return this.text.charAt(position)
    return String.fromCodePoint(this.text.codePointAt(position) ?? 0)
  }

  private characterBefore(position: number): string | undefined {
    if (position <= 0) return undefined
    const isPair = this.machine.isByCodePoint && (this.text.codePointAt(position - 2) ?? 0) > 0xffff
    return this.text.slice(position - (isPair && position > 1 ? 2 : 1), position)
  }
}

const emptied = (groups: State['groups'], [from, to]: [number, number]): State['groups'] =>
  from === to ? groups : groups.map((place, index) => (index >= from * 2 && index < to * 2 ? undefined : place))
