import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Tells whom a request counts for: its address, or the /64 network where it is IPv6. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip)

/** Whoever has disconnected already has no address any more. */
export const networkOf = (address = ''): string => (isPlain.test(address) ? address : normalizeIP(address))

/** IPv4: each address counts for itself. */
const isPlain = /^\d{1,3}(?:\.\d{1,3}){3}$/
