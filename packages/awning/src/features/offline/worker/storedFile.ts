import { fileCheck } from './fileCheck.ts'
import { openFiles, type Store } from './store.ts'

/** A stored file that is what the build wrote; one that is not is dropped, to be fetched again. */
export async function storedFile(store: Store, href: string): Promise<Response | undefined> {
  const files = await openFiles(store)
  const file = await files.match(href)
  if (!file) return undefined
  const bytes = new Uint8Array(await file.clone().arrayBuffer())
  if (await fileCheck(href)(bytes, file)) return file
  await files.delete(href)
  return undefined
}

export async function storeFile(
  store: Store,
  href: string,
  bytes: Uint8Array<ArrayBuffer>,
  { headers }: Response,
): Promise<void> {
  // Without the marks of how it came: compressed, redirected.
  const type = headers.get('content-type') ?? 'application/octet-stream'
  const file = new Response(bytes, { headers: { 'content-type': type } })
  await (await openFiles(store)).put(href, file)
}
