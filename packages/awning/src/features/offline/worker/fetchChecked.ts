/** Fetches a response; `reload` bypasses the browser's HTTP cache. */
export type FetchFromNetwork = (cache?: 'reload') => Promise<Response>

/** Whether a response with status 200 is what the build wrote. */
export type Check = (bytes: Uint8Array<ArrayBuffer>, response: Response) => Promise<boolean>

export interface Fetched {
  readonly response: Response
  /** Set only if the response passed the check: nothing else may be stored. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

/**
 * Fetches a file and checks it. The HTTP cache may hold a wrong response, a login page for example,
 * for as long as the file's headers allow, which can be a year. So a response that fails the check is
 * fetched once more, bypassing that cache. If that fails too, the first response is returned unchanged:
 * the page would get the same one without a worker.
 */
export async function fetchChecked(
  fetchFromNetwork: FetchFromNetwork,
  check: Check,
): Promise<Fetched> {
  const first = await read(await fetchFromNetwork(), check)
  if (first.bytes || first.response.status >= 400) return first
  const second = await fetchFromNetwork('reload').then(
    (response) => read(response, check),
    () => undefined,
  )
  return second?.bytes ? second : first
}

async function read(response: Response, check: Check): Promise<Fetched> {
  // The body of an opaque response, which has status 0, cannot be read.
  if (response.status !== 200) return { response, bytes: undefined }
  try {
    const bytes = new Uint8Array(await response.clone().arrayBuffer())
    return { response, bytes: (await check(bytes, response)) ? bytes : undefined }
  } catch {
    // The connection broke while the body was read.
    return { response, bytes: undefined }
  }
}
