/** The source of a function that takes the arguments as JSON and resolves to the result as JSON. */
export function pageCall(script: Function): string {
  return `(async (args) => JSON.stringify(await (${script})(...JSON.parse(args))))`
}

/** The same for pages whose scripts are off: there promises are never resolved. */
export function immediateCall(script: Function): string {
  return `((args) => JSON.stringify((${script})(...JSON.parse(args))))`
}

/** Nothing is what a function without a result returns. */
export function readResult<T>(json: unknown): T {
  return (typeof json === 'string' ? JSON.parse(json) : undefined) as T
}

/** Calls again what a navigation interrupted. */
export async function acrossNavigations<T>(
  call: () => Promise<T>,
  isInterrupted: (error: unknown) => boolean,
): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isInterrupted(error)) throw error
    }
  }
}
