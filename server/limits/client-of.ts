import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Returns the client that a request counts for: its address, or the /64 network of an IPv6 address. */
export const clientOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip)

/** Returns the /64 network of an IPv6 address. The address is missing once the client has disconnected. */
export const networkOf = (address = ''): string => (isPlain.test(address) ? address : normalizeIP(address))

/** IPv4, where each address counts separately. */
const isPlain = /^\d{1,3}(?:\.\d{1,3}){3}$/
