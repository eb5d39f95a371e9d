/** A time limit is counted in so many steps. */
const steps = 10

/** What a request fails with that has no answer in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/**
 * Runs a request with a time limit that counts only while this thread can receive an answer: a step that is
 * late counts once, however late it is. Builds occupy the thread for seconds, which is no fault of a server.
 */
export async function withAnswerLimit<Result>(
  milliseconds: number,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  let passed = 0
  const timer = setInterval(() => {
    passed += 1
    if (passed >= steps)
      controller.abort(new NoAnswer(`no answer within ${milliseconds / 1000} seconds`))
  }, milliseconds / steps).unref()
  try {
    return await request(controller.signal)
  } finally {
    clearInterval(timer)
  }
}
