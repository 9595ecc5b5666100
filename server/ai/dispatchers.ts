import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, type Dispatcher, ProxyAgent, Socks5ProxyAgent } from 'undici'

/** An address that the server must not reach. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/**
 * Resolves a host name and refuses addresses that are not public. The connection uses the address that was checked, so
 * that DNS rebinding gains nothing.
 */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const list = Array.isArray(addresses) ? addresses : []
    const hidden = list.find(({ address }) => !isPublicAddress(address))
    const [first] = list
    if (hidden || !first) return callback(new PrivateAddress(`${host} is no public address`), '', 0)
    return options.all ? callback(null, list as never, 0) : callback(null, first.address, first.family)
  })
}

const limits = { maxResponseSize: 2 ** 20, headersTimeout: 30_000, bodyTimeout: 30_000 }

/** Makes the dispatcher for an upstream: direct, or through a proxy. Private addresses are reached only where `allowPrivate` is set. */
export function dispatcherFor(proxy: string | undefined, allowPrivate: boolean): Dispatcher {
  const connect = { timeout: 10_000, ...(!allowPrivate && { lookup: publicLookup }) }
  if (proxy === undefined) return new Agent({ ...limits, connect })
  if (!allowPrivate) refusePrivateHost(proxy)
  if (proxy.startsWith('socks5:')) return new Socks5ProxyAgent(proxy, { ...limits, connect: buildConnector(connect) })
  return new ProxyAgent({ uri: proxy, ...limits, proxyTls: connect })
}

/**
 * Refuses a URL whose host is a private IP address or a local name: IP addresses are never looked up.
 *
 * @throws PrivateAddress
 */
export function refusePrivateHost(address: string): void {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  const isLiteral = /^[\d.]+$|:/.test(host)
  if ((isLiteral && !isPublicAddress(host)) || /(^|\.)localhost$|\.(local|internal)$/i.test(host))
    throw new PrivateAddress(`${host} is no public address`)
}

/** Whether an address is public: not loopback, private, link-local, or a cloud's metadata service. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4-mapped IPv6 address is checked as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return true
  const parts = (parsed as ipaddr.IPv6).parts
  // NAT64 (RFC 6052) and 6to4 (RFC 3056) embed an IPv4 address that a gateway would reach unchecked.
  return !(parts[0] === 0x64 && parts[1] === 0xff9b) && parts[0] !== 0x2002
}
