import ipaddr from 'ipaddr.js'

/** Says whether an address is of the open internet: not of this machine, a private network, a link, a cloud's own data. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address written as IPv6 is judged as what it is.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return true
  const parts = (parsed as ipaddr.IPv6).parts
  // NAT64 (RFC 6052) and 6to4 (RFC 3056) carry an IPv4 address that somebody else would judge.
  return !(parts[0] === 0x64 && parts[1] === 0xff9b) && parts[0] !== 0x2002
}
