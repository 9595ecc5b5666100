// Writes through the site's calls until it is killed, and prints what each answer acknowledged.
import fastify from 'fastify'
import { siteApi } from '../app/site-api.ts'
import { siteStateOf } from '../app/site-state-of.ts'
import { bytesInFlightFor } from '../limits/bytes-in-flight.ts'
import { readSettings } from '../settings/settings.ts'
import { openDatabase } from '../store/open-database.ts'

const [token = '', first = '0'] = process.argv.slice(2)
const settings = readSettings({ ...process.env, RATE_LIMIT_PER_MINUTE: '0' })
const database = await openDatabase(settings)
const site = siteStateOf(database, 0)
await site.refresh()
const uploads = { put: async () => {}, get: async () => undefined }
const inFlight = bytesInFlightFor(settings.TOOLS_MAX_BODY)
const app = fastify()
await app.register(siteApi, { settings, database, site, tools: [], uploads, inFlight })

async function post(url: string, payload: object): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ method: 'POST', url, payload, headers })).statusCode === 200
}

for (let number = Number(first); ; number++) {
  const [info, seo] = [{ site_title: `${number}` }, { meta_title: `${number}` }]
  const entries = [
    { name: 'site_info', config: info },
    { name: 'site_seo', config: seo },
  ]
  if (await post('/admin/v1/site_config/update', { entries })) process.stdout.write(`config ${number}\n`)
  const value = { name: `${number}`, link: 'https://a.example' }
  if (await post('/admin/v1/data_list/create', { kind: 'friend_link', key: `${number}`, value }))
    process.stdout.write(`record ${number}\n`)
}
