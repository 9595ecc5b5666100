// The reference of the load: a Fastify that does nothing but say hello, in a process of its own.
import fastify from 'fastify'

const app = fastify()
app.get('/', async () => ({ hello: 'world' }))
await app.listen({ port: Number(process.env['PORT']) })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
