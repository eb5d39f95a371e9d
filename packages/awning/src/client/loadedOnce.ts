/**
 * Loads each module once, and returns the same promise from then on. In dev every payload asks for all its components
 * again. React renders those at once whose promise it has seen before, and waits for all others.
 */
export function loadedOnce(
  load: (id: string) => Promise<unknown>,
): (id: string) => Promise<unknown> {
  const loads = new Map<string, Promise<unknown>>()
  return (id) => {
    const known = loads.get(id)
    if (known) return known
    const loading = load(id)
    loads.set(id, loading)
    loading.catch(() => loads.delete(id))
    return loading
  }
}
