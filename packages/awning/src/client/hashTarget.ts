/** The element that a hash names, as browsers find it: by the hash as it is, and then decoded; by its id, or the name of `<a name>`. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  const found = named(id)
  if (found) return found
  try {
    return named(decodeURIComponent(id))
  } catch {
    // A percent sign that encodes nothing.
    return null
  }
}

function named(name: string): HTMLElement | null {
  return (
    document.getElementById(name) ??
    document.querySelector<HTMLAnchorElement>(`a[name="${CSS.escape(name)}"]`)
  )
}
