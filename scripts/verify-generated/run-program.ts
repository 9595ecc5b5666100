import { spawnSync } from 'node:child_process'

interface Outcome {
  isDone: boolean
  output: string
}

/** Runs a program to its end, and returns its standard output and standard error. */
export function runProgram(program: string, args: string[], folder: string, env: Record<string, string> = {}): Outcome {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    timeout: 30 * 60_000,
  })
  return { isDone: status === 0 && !error, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}

/** Returns the first line of a program's version; undefined if it is not on PATH. */
export function versionOf(program: string, argument: string): string | undefined {
  const { isDone, output } = runProgram(program, [argument], '.')
  return isDone ? output.split('\n').find((line) => /\d\.\d/.test(line)) : undefined
}
