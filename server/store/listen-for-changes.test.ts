import { expect, onTestFinished, test } from 'vitest'
import { createEmptySchema } from '../fixtures/databases.ts'
import { logIn, openAppOn } from '../fixtures/open-site.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { openDatabase } from './open-database.ts'

test('a change in one process reaches another that only listens', async () => {
  const url = await createEmptySchema()
  const [one, two] = await Promise.all(
    [0, 1].map(async () => {
      const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
      onTestFinished(() => database.destroy())
      return openAppOn(database)
    }),
  )
  if (!one || !two) throw new Error('unreachable')
  const readings: Promise<void>[] = []
  const stopListening = listenForChanges(url, () => readings.push(two.site.poll()))
  onTestFinished(async () => {
    await stopListening()
    await Promise.all(readings)
  })
  const headers = { authorization: `Bearer ${await logIn(one.database)}` }
  const title = async () => /<title>(.*)<\/title>/.exec((await two.app.inject('/about')).body)?.[1]
  // Listening starts a moment after the call; changes before are missed.
  let tries = 0
  const titleAfterChange = async () => {
    const entries = [{ name: 'site_info', config: { site_name: `Told ${tries++}` } }]
    await one.app.inject({ method: 'POST', url: '/admin/v1/site_config/update', headers, payload: { entries } })
    return title()
  }
  await expect.poll(titleAfterChange).toMatch(/^Told \d+$/)
})
