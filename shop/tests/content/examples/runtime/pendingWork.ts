/** Counts the timers and frames that a page waits for. */
export function watchTimers(): { readonly isIdle: () => boolean } {
  const pending = new Set<string>()
  type Callback = (...values: unknown[]) => unknown

  const watch = (start: string, stop: string, kind: string, repeats = false) => {
    const begin: unknown = Reflect.get(globalThis, start)
    const end: unknown = Reflect.get(globalThis, stop)
    if (typeof begin !== 'function' || typeof end !== 'function') return
    const replace = (name: string, value: Callback) =>
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
    replace(start, (callback, ...rest) => {
      const run = (...values: unknown[]) => {
        if (!repeats) pending.delete(`${kind}${id}`)
        if (typeof callback === 'function') Reflect.apply(callback, globalThis, values)
      }
      const isScript = typeof callback === 'string'
      const id: unknown = Reflect.apply(begin, globalThis, [isScript ? callback : run, ...rest])
      if (!isScript) pending.add(`${kind}${String(id)}`)
      return id
    })
    replace(stop, (id) => {
      pending.delete(`${kind}${String(id)}`)
      Reflect.apply(end, globalThis, [id])
    })
  }
  watch('setTimeout', 'clearTimeout', 'timer')
  watch('setInterval', 'clearInterval', 'timer', true)
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'frame')
  watch('requestIdleCallback', 'cancelIdleCallback', 'idle')
  return { isIdle: () => pending.size === 0 }
}
