/** Asks the network; `reload` goes past the browser's own HTTP cache. */
export type AskNetwork = (cache?: 'reload') => Promise<Response>

/** Whether a response with status 200 is what the build wrote. */
export type Check = (bytes: Uint8Array<ArrayBuffer>, response: Response) => Promise<boolean>

export interface Fetched {
  readonly response: Response
  /** Only of what passed the check: nothing else may be stored. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Fetches a file and checks it. The HTTP cache may hold a wrong response, a login page for example,
 * for as long as the file's headers allow, which can be a year. So what fails the check is fetched
 * once more past that cache. If that fails too, the first response is given as it came: without a
 * worker the page would get the same.
 */
export async function fetchChecked(ask: AskNetwork, check: Check): Promise<Fetched> {
  const first = await read(await ask(), check)
  if (first.bytes || first.response.status >= 400) return first
  const second = await ask('reload').then(
    (response) => read(response, check),
    () => undefined,
  )
  return second?.bytes ? second : first
}

async function read(response: Response, check: Check): Promise<Fetched> {
  // Not of an opaque response, whose status is 0.
  if (response.status !== 200) return { response, bytes: undefined }
  try {
    const bytes = new Uint8Array(await response.clone().arrayBuffer())
    return { response, bytes: (await check(bytes, response)) ? bytes : undefined }
  } catch {
    // The body broke off.
    return { response, bytes: undefined }
  }
}
