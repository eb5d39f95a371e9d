import type { PartHeader, Reference } from './payload.ts'

/**
 * Client components by their id. A payload brings the addresses of those it uses, so the app holds
 * no list of all there are; they are loaded before React asks, and a failure is forgotten, so that
 * asking again is really asking again.
 */
const modules = new Map<string, Promise<unknown>>()
let attempt = 0

/** Loads everything that a stream needs before React may read it. */
export async function loadNeeds({
  references,
  styles,
}: Pick<PartHeader, 'references' | 'styles'>): Promise<void> {
  await Promise.all([
    ...references.flatMap(({ ids, script }) => ids.map((id) => loadModule(id, script))),
    ...styles.map(loadStyle),
  ])
}

/** What React gets for an id; by then it is loaded. */
export function referenceModule(id: string): Promise<unknown> {
  const module = modules.get(id)
  if (!module) throw new Error(`the component ${id} is not loaded`)
  return module
}

let load: (id: string) => Promise<unknown> = referenceModule

/** In dev an id is an address of its own; the entry knows how to ask for it. */
export function loadBy(loader: (id: string) => Promise<unknown>): void {
  load = loader
}

/** A component that no payload brought: an experiment, asked for when the reader comes near. */
export async function loadComponent<T>({ id, script }: Reference, exported: string): Promise<T> {
  if (script) await loadModule(id, script)
  const module = await load(id)
  return (module as Record<string, T>)[exported] as T
}

function loadModule(id: string, script: string): Promise<unknown> {
  const known = modules.get(id)
  if (known) return known
  // Browsers may remember a failed module by its address: another address asks anew.
  const address = attempt === 0 ? script : `${script}?again=${attempt}`
  const loading = import(/* @vite-ignore */ address).then(
    (group: Record<string, unknown>) => group[`export_${id}`],
  )
  modules.set(id, loading)
  loading.catch(() => {
    modules.delete(id)
    attempt += 1
  })
  return loading
}

function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`))
    return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.dataset['precedence'] = 'client'
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`the style sheet ${href} could not be loaded`))
    })
    document.head.append(link)
  })
}
