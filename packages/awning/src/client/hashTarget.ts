/** The element that a hash names, as browsers find it: by the hash as it is, and then decoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  const found = document.getElementById(id)
  if (found) return found
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    // A percent sign that encodes nothing.
    return null
  }
}
