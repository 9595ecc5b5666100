// The reference of the load: a Fastify that does nothing but say hello with the headers that HEADERS names as JSON, one
// set a path: /0, /1, … In a process of its own.
import fastify from 'fastify'

const app = fastify()
const sets: Record<string, string>[] = JSON.parse(process.env['HEADERS'] ?? '[{}]')
for (const [index, headers] of sets.entries()) {
  app.get(`/${index}`, async (_request, reply) => reply.headers(headers).send({ hello: 'world' }))
}
await app.listen({ port: Number(process.env['PORT']) })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
