import type { PartHeader, Reference } from './payload.ts'

/**
 * Modules of client components by their id. A payload contains the addresses of the scripts that it uses, so the
 * app needs no list of all components. They are loaded before React requires them.
 */
const modules = new Map<string, unknown>()
/** Scripts by their address. A failed load is not kept, so that a retry fetches the file again. */
const scriptLoads = new Map<string, Promise<void>>()
/** How often the script at an address has failed. */
const failures = new Map<string, number>()
const sheets = new Map<string, Promise<void>>()

/** Loads everything that a stream needs before React may read it. */
export async function loadNeeds({
  scripts = [],
  styles = [],
}: Pick<PartHeader, 'scripts' | 'styles'>): Promise<void> {
  await Promise.all([...scripts.map(loadScript), ...styles.map(loadStyle)])
}

/** The module for an id, which `loadNeeds` must have loaded. */
export function referenceModule(id: string): Promise<unknown> {
  if (!modules.has(id)) throw new Error(`the component ${id} is not loaded`)
  return Promise.resolve(modules.get(id))
}

let load: (id: string) => Promise<unknown> = referenceModule

/** In dev an id is the address of a module, which only the client entry can import. */
export function setComponentLoader(loader: (id: string) => Promise<unknown>): void {
  load = loader
}

/** Loads a component that is not part of a payload: a lab, when the reader scrolls near it. */
export async function loadComponent<T>({ id, script }: Reference, exported: string): Promise<T> {
  if (script) await loadScript(script)
  const module = await load(id)
  return (module as Record<string, T>)[exported] as T
}

function loadScript(script: string): Promise<void> {
  const known = scriptLoads.get(script)
  if (known) return known
  // Browsers may cache the failure of a module by its address; a new query makes them fetch it again. Other scripts
  // keep their address, because a module that is loaded from two addresses exists twice.
  const failed = failures.get(script) ?? 0
  const address = failed === 0 ? script : `${script}?again=${failed}`
  const loading = import(/* @vite-ignore */ address).then((group: Record<string, unknown>) => {
    // The bundle exports each module as `export_` and its id.
    for (const [name, module] of Object.entries(group)) modules.set(name.slice(7), module)
  })
  scriptLoads.set(script, loading)
  loading.catch(() => {
    scriptLoads.delete(script)
    failures.set(script, failed + 1)
  })
  return loading
}

/** Loads a style sheet once, however many pages and parts wait for it. */
function loadStyle(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[rel=stylesheet][href="${CSS.escape(href)}"]`,
  )
  if (Array.from(links).some(hasRules)) return Promise.resolve()
  const loading = linkStyle(href, links).catch((error: unknown) => {
    sheets.delete(href)
    // The document has been shown without this sheet, so the app need not wait for it either.
    if (links.length === 0) throw error
  })
  sheets.set(href, loading)
  return loading
}

/** False for a link whose sheet did not arrive: it has none, an empty one, or one that must not be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Takes the place of links that have no rules, or not yet: sheets keep their order. */
function linkStyle(href: string, earlier: NodeListOf<HTMLLinkElement>): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.dataset['precedence'] = 'client'
    link.addEventListener('load', () => {
      for (const one of earlier) one.remove()
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`the style sheet ${href} could not be loaded`))
    })
    if (earlier[0]) earlier[0].after(link)
    else document.head.append(link)
  })
}
