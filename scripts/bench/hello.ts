// The reference of the load test, in a separate process: a Fastify that only answers "hello" with headers from the JSON
// in HEADERS, one set per path: /0, /1, …
import fastify from 'fastify'

const app = fastify()
const sets: Record<string, string>[] = JSON.parse(process.env['HEADERS'] ?? '[{}]')
for (const [index, headers] of sets.entries()) {
  app.get(`/${index}`, async (_request, reply) => reply.headers(headers).send({ hello: 'world' }))
}
await app.listen({ port: Number(process.env['PORT']) })
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
