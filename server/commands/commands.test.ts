import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { call } from '../fixtures/call.ts'
import { createEmptySchema, type Engine, engines } from '../fixtures/databases.ts'
import { openAppOn } from '../fixtures/open-site.ts'
import { run } from '../fixtures/run.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { openDatabase } from '../store/open-database.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function settingsOf(engine: Engine): Promise<Settings> {
  return readSettings({ DATABASE_URL: engine === 'postgres' ? await createEmptySchema() : '', DATA_DIR: newFolder() })
}

async function openSiteOf(settings: Settings) {
  const database = await openDatabase(settings)
  onTestFinished(() => database.destroy())
  return openAppOn(database)
}

const password = 'first engine 1843'

describe.each(engines)('on %s', (engine) => {
  test('a user who is created can log in, and is listed', async () => {
    const settings = await settingsOf(engine)
    const made = await run(settings, ['user', 'create', '--username', 'ada', '--role', 'admin'], `${password}\nmore\n`)
    expect(made).toEqual({ code: 0, out: 'ada can log in.\n', err: '' })
    await run(settings, ['user', 'create', '--role=user', '--username=Bob'], `${password}\r\n`)
    const { app } = await openSiteOf(settings)
    for (const username of ['ada', 'Bob'])
      expect((await call(app, 'login', { body: { username, password } })).status).toBe(200)
    const { code, out } = await run(settings, ['user', 'list'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Bob\tuser\tenabled\t\d{4}-[^\t\n]+Z\nada\tadmin\tenabled\t[^\t\n]+Z\n$/)
  })

  test('a new password ends the user’s sessions', async () => {
    const settings = await settingsOf(engine)
    await run(settings, ['user', 'create', '--username', 'ada', '--role', 'user'], password)
    const { app } = await openSiteOf(settings)
    const { token } = (await call(app, 'login', { body: { username: 'ada', password } })).data
    expect((await run(settings, ['user', 'password', '--username', 'ada'], 'second engine 1849\n')).code).toBe(0)
    expect((await call(app, 'readOwnUser', { token })).status).toBe(403)
    expect((await call(app, 'login', { body: { username: 'ada', password } })).status).toBe(401)
    const again = { username: 'ada', password: 'second engine 1849' }
    expect((await call(app, 'login', { body: again })).status).toBe(200)
  })

  test('a disabled user is out at once, and in again when enabled', async () => {
    const settings = await settingsOf(engine)
    await run(settings, ['user', 'create', '--username', 'ada', '--role', 'user'], password)
    const { app } = await openSiteOf(settings)
    const body = { username: 'ada', password }
    const { token } = (await call(app, 'login', { body })).data
    expect((await run(settings, ['user', 'disable', '--username', 'ada'])).code).toBe(0)
    expect((await call(app, 'readOwnUser', { token })).status).toBe(403)
    expect((await call(app, 'login', { body })).status).toBe(401)
    expect((await run(settings, ['user', 'list'])).out).toContain('ada\tuser\tdisabled\t')
    expect((await run(settings, ['user', 'enable', '--username', 'ada'])).code).toBe(0)
    expect((await call(app, 'readOwnUser', { token })).status).toBe(403)
    expect((await call(app, 'login', { body })).status).toBe(200)
  })

  test('a failing command says why, with exit code 1, and changes nothing', async () => {
    const settings = await settingsOf(engine)
    const create = (username: string, input: string) =>
      run(settings, ['user', 'create', '--username', username, '--role', 'user'], input)
    await create('ada', password)
    for (const [answer, reason] of [
      [await create('ada', password), 'a user ada already'],
      [await create('bob', ''), 'none came'],
      [await create('bob', '\n'), 'none came'],
      [await create('bob', 'short'), '8 to 128'],
      [await create('bob', 'password123'), 'This password is too common'],
      [await create('somebody', 'Somebody'), 'username'],
      [await run(settings, ['user', 'password', '--username', 'eve'], password), 'no user eve'],
      [await run(settings, ['user', 'disable', '--username', 'eve']), 'no user eve'],
      [await run(settings, ['restore', 'missing']), 'no file missing'],
    ] as const)
      expect(answer).toEqual({ code: 1, out: '', err: expect.stringContaining(reason) })
    expect((await run(settings, ['user', 'list'])).out.split('\n')).toHaveLength(2)
  })

  test('what the operator did is in the audit', async () => {
    const settings = await settingsOf(engine)
    await run(settings, ['user', 'create', '--username', 'ada', '--role', 'user'], password)
    await run(settings, ['user', 'disable', '--username', 'ada'])
    await run(settings, ['user', 'enable', '--username', 'ada'])
    await run(settings, ['user', 'password', '--username', 'ada'], 'second engine 1849')
    const { database } = await openSiteOf(settings)
    const rows = await database.selectFrom('audit').select(['username', 'action', 'target']).orderBy('id').execute()
    expect(rows).toEqual(
      ['create', 'disable', 'enable', 'password'].map((action) => ({
        username: 'command line',
        action: `user.${action}`,
        target: 'ada',
      })),
    )
  })

  test('migrate creates the database, and does nothing the second time', async () => {
    const settings = await settingsOf(engine)
    for (const _ of [1, 2]) expect(await run(settings, ['migrate'])).toMatchObject({ code: 0, err: '' })
  })
})

test('an invalid command shows its usage, with exit code 2', async () => {
  const settings = await settingsOf('sqlite')
  for (const [argv, reason] of [
    [['nope'], 'no command “nope”'],
    [['user'], 'no command “user”'],
    [['user', 'nope'], 'no command “user nope”'],
    [['backup'], 'backup <file>'],
    [['backup', 'a', 'b'], 'backup <file>'],
    [['restore'], 'restore <file>'],
    [['migrate', 'now'], 'Write: migrate'],
    [['backup', 'a', '--username', 'ada'], 'backup takes no --username'],
    [['user', 'create', '--username', 'ada'], 'user create needs --role'],
    [['user', 'password'], 'user password needs --username'],
    [['user', 'create', '--username', 'ada', '--role', 'owner'], 'no role “owner”'],
    [['user', 'create', '--username', 'a b', '--role', 'user'], '3 to 32'],
    [['user', 'list', '--force'], '--force'],
    [['user', 'list', '--username'], '--username'],
  ] as [string[], string][]) {
    const { code, out, err } = await run(settings, argv, password)
    expect([argv, code, out, err]).toEqual([argv, 2, '', expect.stringContaining(reason)])
    expect(err).toContain('Exit codes: 0')
  }
})

test.each([['help'], ['--help'], ['user', 'list', '-h']])('%s explains every command', async (...argv) => {
  const { code, out, err } = await run(await settingsOf('sqlite'), argv)
  expect([code, err]).toEqual([0, ''])
  for (const form of ['backup <file>', 'restore <file>', 'migrate', 'user create --username <username> --role <role>'])
    expect(out).toContain(form)
})

test('without a database, commands on users say so, and make none', async () => {
  const settings = readSettings({ DATABASE_URL: '', DATA_DIR: newFolder() })
  for (const argv of [
    ['user', 'list'],
    ['user', 'disable', '--username', 'ada'],
  ]) {
    const err = `There is no database in ${settings.DATA_DIR} yet\n`
    expect(await run(settings, argv)).toEqual({ code: 1, out: '', err })
  }
  expect(readdirSync(settings.DATA_DIR)).toEqual([])
})

test('all is said in Chinese too, with the same exit codes', async () => {
  const settings = await settingsOf('sqlite')
  const said = async (argv: string, input = password) => {
    const { code, out, err } = await run(settings, argv.split(' '), input, { language: 'zh', isTTY: true })
    return [code, (err + out).split('\n', 1)[0]]
  }
  const file = join(newFolder(), 'site.db')
  const asked = '密码（输入时可见）：'
  expect(await said('migrate')).toEqual([0, '数据库已是当前版本。'])
  expect(await said('user create --username ada --role user')).toEqual([0, `${asked}ada 可以登录了。`])
  expect(await said('user create --username ada --role user')).toEqual([1, `${asked}已有用户 ada`])
  expect(await said('user create --username bob --role user', 'short')).toEqual([1, expect.stringContaining('8')])
  expect(await said('user create --username bob --role user', '')).toEqual([1, expect.stringMatching(/没有收到$/)])
  expect(await said('user password --username ada')).toEqual([0, `${asked}ada 的密码已更新，所有登录均已失效。`])
  expect(await said('user disable --username ada')).toEqual([0, 'ada 已停用，无法登录。'])
  expect(await said('user enable --username ada')).toEqual([0, 'ada 可以登录了。'])
  expect(await said('user enable --username eve')).toEqual([1, '没有用户 eve'])
  expect(await said(`backup ${file}`)).toEqual([0, expect.stringContaining(`数据库已备份到 ${file}。`)])
  expect(await said(`backup ${file}`)).toEqual([1, `${file} 已存在：请指定新文件`])
  expect(await said(`backup ${file}/x`)).toEqual([1, expect.stringMatching(/: 路径中有一部分不是文件夹（ENOTDIR）$/)])
  expect(await said(`restore ${file}`)).toEqual([0, `数据库已恢复为 ${file} 的内容。`])
  expect(await said('restore missing')).toEqual([1, '没有文件 missing'])
  expect(await said('help')).toEqual([0, 'node server/site.ts <命令>；不带命令时提供网站'])
  for (const [argv, sentence] of [
    ['nope', '没有命令“nope”'],
    ['backup', '请写作：backup <file>'],
    ['backup a --username ada', 'backup 没有选项 --username'],
    ['user password', 'user password 需要 --username'],
    ['user create --username ada --role owner', '没有角色“owner”：可选 admin、user'],
    ['user create --username a --role user', '用户名由 3 到 32 个字符组成，可用 A-Z a-z 0-9 _ . -'],
    ['user list --force', '没有选项 --force'],
    ['user list --username', '--username 需要一个值'],
    ['user password --username -ada', '--username 需要一个值'],
    ['user list --help=x', '--help 不带值'],
  ] as const)
    expect(await said(argv)).toEqual([2, sentence])
})

test('no command prints a hash', async () => {
  const settings = await settingsOf('sqlite')
  const printed = [
    await run(settings, ['user', 'create', '--username', 'ada', '--role', 'user'], password),
    await run(settings, ['user', 'list']),
    await run(settings, ['user', 'create', '--username', 'ada', '--role', 'user'], password),
  ]
  expect(JSON.stringify(printed)).not.toMatch(/argon2|\$v=19/)
})

test('the process exits with the code', async () => {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: newFolder() }
  const site = join(import.meta.dirname, '../site.ts')
  const start = (...argv: string[]) => {
    const running = promisify(execFile)(process.execPath, [site, ...argv], { env })
    running.child.stdin?.end(`${password}\n`)
    return running
  }
  expect(await start('user', 'create', '--username', 'ada', '--role', 'admin')).toEqual({
    stdout: 'ada can log in.\n',
    stderr: '',
  })
  await expect(start('user', 'disable', '--username', 'eve')).rejects.toMatchObject({ code: 1 })
  await expect(start('nope')).rejects.toMatchObject({ code: 2 })
})
