/** Rejects if work takes too long: code of a site may wait for something that never comes. */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds: number,
  failure: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
