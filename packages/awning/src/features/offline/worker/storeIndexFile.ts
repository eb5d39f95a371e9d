import { openIndex, type OfflineStore } from './offlineStore.ts'

/**
 * Stores a file of the search index. The first file of a language names the version of all others, which have it in their
 * address: when it is a new one, those of other versions are removed, because no search asks for them any more.
 */
export async function storeIndexFile(
  store: OfflineStore,
  href: string,
  file: Response,
): Promise<void> {
  const index = await openIndex(store)
  if (isFirstFile(href)) {
    const version = await versionIn(file.clone())
    const known = await index.match(href)
    if (!known || (await versionIn(known)) !== version) await removeOthers(index, href, version)
  }
  await index.put(href, file)
}

function isFirstFile(href: string): boolean {
  return !href.includes('?')
}

async function versionIn(file: Response): Promise<unknown> {
  // `indexCheck` has made sure that there is one.
  const { version } = (await file.json()) as { readonly version: unknown }
  return version
}

async function removeOthers(index: Cache, href: string, version: unknown): Promise<void> {
  const name = href.replace(/\.json$/, '')
  for (const { url } of await index.keys()) {
    const { pathname, search } = new URL(url)
    // Not those of the language `zh-TW` with those of `zh`.
    const isOfLanguage =
      pathname.startsWith(name) && /^-[a-z]+-\d+\.json$/.test(pathname.slice(name.length))
    if (isOfLanguage && search !== `?v=${version}`) await index.delete(pathname + search)
  }
}
