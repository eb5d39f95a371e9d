import { fileCheck } from './fileCheck.ts'
import { openFiles, type OfflineStore } from './offlineStore.ts'

/** A stored file, if it is what the build wrote; otherwise it is removed, so that it is fetched again. */
export async function storedFile(store: OfflineStore, href: string): Promise<Response | undefined> {
  const files = await openFiles(store)
  const file = await files.match(href)
  if (!file) return undefined
  const bytes = new Uint8Array(await file.clone().arrayBuffer())
  if (await fileCheck(href)(bytes, file)) return file
  await files.delete(href)
  return undefined
}

export async function storeFile(
  store: OfflineStore,
  href: string,
  bytes: Uint8Array<ArrayBuffer>,
  { headers }: Response,
): Promise<void> {
  // A new response, without headers and flags of the transfer (compressed, redirected).
  const type = headers.get('content-type') ?? 'application/octet-stream'
  const file = new Response(bytes, { headers: { 'content-type': type } })
  await (await openFiles(store)).put(href, file)
}
