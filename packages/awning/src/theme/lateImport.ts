const seen = new WeakSet<() => Promise<unknown>>()
let count = 0

/**
 * Imports what a component shows. The first time, that takes until its file is read, and React writes what is ready before it; later
 * it is there at once. So that the output of a build does not depend on what was rendered before, `flight.ts` renders again what
 * has imported something for the first time.
 */
export function lateImport<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!seen.has(load)) {
    seen.add(load)
    count += 1
  }
  return load()
}

/** How many imports were the first of their kind so far. */
export function firstImports(): number {
  return count
}
