import { isIPv6 } from 'node:net'

/** A server as an address names it: an IPv6 address is in brackets. */
export function hostAndPort(host: string, port: number): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`
}
