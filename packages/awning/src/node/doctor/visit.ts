import { SettingsError } from '../../config/settingsError.ts'

/** The response to a request, whose body has arrived. */
export interface Answer {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly text: string
  /** Where a redirect leads, as a complete address. */
  readonly location: string | undefined
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Requests addresses without following redirects. The same request is made once. */
export interface Visitor {
  visit(url: string, headers?: Readonly<Record<string, string>>): Promise<Answer>
  /** Follows redirects; all answers on the way, the last of which is no redirect. */
  follow(url: string): Promise<Answer[]>
  readonly requests: () => number
}

const mostRedirects = 10

/** `timeoutMs` is how long an answer may take, with its body. */
export function createVisitor(fetch: Fetch, timeoutMs = 15_000): Visitor {
  const answers = new Map<string, Promise<Answer>>()

  async function request(url: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    try {
      const response = await fetch(url, {
        // A browser accepts both, and asks for them in this order.
        headers: { 'accept-encoding': 'gzip, br', 'user-agent': 'awning doctor', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      const location = response.headers.get('location') ?? undefined
      const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304
      return {
        url,
        status: response.status,
        headers: response.headers,
        bytes,
        text: new TextDecoder().decode(bytes),
        location:
          isRedirect && location !== undefined && URL.canParse(location, url)
            ? new URL(location, url).href
            : undefined,
      }
    } catch (error) {
      throw new SettingsError(`${url} cannot be reached: ${reason(error, timeoutMs)}.`, {
        cause: error,
      })
    }
  }

  function visit(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const key = `${url} ${JSON.stringify(headers)}`
    const answer = answers.get(key) ?? request(url, headers)
    answers.set(key, answer)
    return answer
  }

  return {
    visit,
    requests: () => answers.size,
    async follow(url) {
      const way = [await visit(url)]
      for (let next = way[0]?.location; next !== undefined; next = way.at(-1)?.location) {
        const names = [...way.map((answer) => answer.url), next]
        if (names.indexOf(next) < names.length - 1)
          throw new SettingsError(`${url} redirects in a circle: ${names.join(' → ')}.`)
        if (way.length > mostRedirects)
          throw new SettingsError(`${url} redirects more than ${mostRedirects} times.`)
        way.push(await visit(next))
      }
      return way
    },
  }
}

/** In words. The code of the system is inside of the error of `fetch`. */
function reason(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} seconds`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const known = reasons.find(([pattern]) => pattern.test(code))
  return (
    known?.[1] ?? (cause instanceof Error && cause.message !== '' ? cause.message : String(error))
  )
}

const reasons: readonly (readonly [code: RegExp, text: string])[] = [
  [
    /^ENOTFOUND$|^EAI_AGAIN$/,
    'its host has no address. Check the spelling, and the DNS of the domain',
  ],
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^ECONNRESET$|^UND_ERR_SOCKET$/, 'the connection was closed before an answer came'],
  [/TIMEOUT/, 'no connection within ten seconds'],
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/CERT|SELF_SIGNED|SIGNATURE|ALTNAME/, 'its certificate is not valid for this address'],
]
