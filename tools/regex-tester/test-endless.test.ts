// A pattern that never ends, through the doors other than the page.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const endless = { pattern: '(a+)+$', text: `${'a'.repeat(40)}!` }

test('in the child processes of the server it is stopped, by itself or with its process, and the next run works', {}, () => {
  const script = `
    import { openPool } from ${JSON.stringify(join(root, 'server/pool/pool.ts'))}
    const pool = await openPool({ seconds: 3 })
    const caller = { client: 'a', signal: new AbortController().signal }
    const ask = (input) => pool.run('regex-tester', 'test', input, caller).then(({ count }) => ({ count }), ({ code }) => ({ code }))
    const endless = ${JSON.stringify(endless)}
    const answers = []
    for (const seconds of [0.3, 60]) answers.push(await ask({ ...endless, seconds }), await ask({ ...endless, pattern: 'a!' }))
    console.log(JSON.stringify(answers))
    await pool.close()
  `
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    encoding: 'utf8',
  })
  const stopped = { code: 'timeout' }
  expect(JSON.parse(stdout)).toEqual([stopped, { count: 1 }, stopped, { count: 1 }])
})

test('on the command line it ends with the sentence', () => {
  const words = ['regex-tester', 'test', endless.pattern, '--text', endless.text, '--seconds', '0.3']
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'cli/toolbench.mjs'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' },
  })
  expect(stderr).toContain('Stopped: this pattern runs longer than 0.3 s on this text')
  expect(status).toBe(1)
})
