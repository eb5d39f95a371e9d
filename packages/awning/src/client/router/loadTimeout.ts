/** How long a page may take to arrive before the reader is shown a message, in milliseconds. */
export const loadTimeout = 15_000

/** Nothing has failed, but the page has not arrived in time. */
export class LoadTimeout extends Error {
  override name = 'LoadTimeout'
  override message = `no response within ${loadTimeout / 1000} seconds`
}
