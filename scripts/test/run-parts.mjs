import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/** The interval of progress lines if the output is no terminal, in milliseconds. */
const progressInterval = 30_000
const maxSlowest = 10

/**
 * Runs parts one after the other, with a progress line of finished files or journeys and the elapsed time. Prints the
 * slowest files at the end. Returns the exit code: 0 if all passed.
 */
export async function runParts(parts) {
  const start = Date.now()
  const slowest = new Map()
  let failed = 0
  let child
  // Forwards signals to the running part.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      child?.kill(signal)
      process.exit(1)
    })
  }
  for (const part of parts) {
    const note = (file, time) => {
      slowest.set(`${part.name} ${file}`, (slowest.get(`${part.name} ${file}`) ?? 0) + time)
    }
    const { code, seconds } = await runPart(part, note, (started) => {
      child = started
    })
    if (code !== 0) failed++
    console.log(`${code === 0 ? 'PASS' : 'FAIL'} ${part.name} (${seconds.toFixed(1)} s)`)
  }
  if (slowest.size > maxSlowest) {
    console.log('The slowest files:')
    const rows = [...slowest].sort(([, one], [, other]) => other - one).slice(0, maxSlowest)
    for (const [file, time] of rows) console.log(`${(time / 1000).toFixed(1).padStart(7)} s  ${file}`)
  }
  console.log(`${clock(Date.now() - start)} in all`)
  console.log(`parts: ${parts.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

async function runPart({ name, command, args, env }, note, onStart) {
  const start = Date.now()
  const isTerminal = process.stdout.isTTY
  const progress = { done: 0, total: 0, unit: 'files' }
  const line = () => {
    const { done, total, unit } = progress
    const share = total > 0 ? `${done} of ${total} ${unit}` : 'running'
    return `${name.padEnd(8)} ${share}, ${clock(Date.now() - start)}`
  }
  const child = spawn(command, args, {
    env: { ...process.env, ...env, ...(isTerminal && { FORCE_COLOR: '1' }) },
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
  })
  lowerPriority(child)
  onStart(child)
  const draw = () => process.stdout.write(`\r\x1b[K${line()}`)
  const printProgress = () => (isTerminal ? draw() : console.log(line()))
  const timer = setInterval(printProgress, isTerminal ? 1000 : progressInterval)
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      // The output of a part goes above the progress line.
      if (isTerminal) process.stdout.write('\r\x1b[K')
      process.stdout.write(text)
    })
  }
  child.on('message', ({ file, time, ...counts }) => {
    Object.assign(progress, counts)
    if (file) note(file, time)
    if (isTerminal) draw()
  })
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(console.error(error.message) ?? 1))
    child.once('close', (code) => resolve(code ?? 1))
  })
  clearInterval(timer)
  if (isTerminal) process.stdout.write('\r\x1b[K')
  return { code, seconds: (Date.now() - start) / 1000 }
}

/**
 * Lowers the priority of tests, which keep both cores busy for minutes. Processes that a test deprioritizes itself (a
 * long run of a tool) then compete with the tests on nearly equal terms.
 */
function lowerPriority({ pid }) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not every system allows it; the tests run regardless.
  }
}

const clock = (time) => `${Math.floor(time / 60_000)}:${String(Math.floor(time / 1000) % 60).padStart(2, '0')}`
