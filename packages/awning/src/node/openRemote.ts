import { RemoteCache } from '../cache/remote/remoteCache.ts'
import type { SiteConfig } from '../config/site.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The cache that the settings name; undefined if they name none. Only here is a token read, and it is kept nowhere else. */
export function openRemote(
  { cache: { remote, token, readOnly } }: Pick<SiteConfig, 'cache'>,
  environment: Environment,
  warn: (text: string) => void,
): RemoteCache | undefined {
  if (remote === undefined) return undefined
  const secret = token === undefined ? undefined : environment[token]?.trim()
  return new RemoteCache({
    address: remote.replace(/\/+$/, ''),
    authorization: secret ? authorizationOf(secret) : undefined,
    // Builds for strangers, such as for pull requests from forks, get no secrets.
    readOnly: readOnly || (token !== undefined && !secret),
    warn,
  })
}

/** A token with a scheme before it, `Basic dXNlcjpwYXNz`, is sent as it is. */
function authorizationOf(secret: string): string {
  return /^[A-Za-z]+ \S+$/.test(secret) ? secret : `Bearer ${secret}`
}
