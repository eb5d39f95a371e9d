/** What an event happened on: an element, or the document or window, which have no `closest`, if a script dispatched it there. */
type Target = EventTarget & Partial<Pick<Element, 'closest'>>

export function closestElement<Found extends HTMLElement>(
  target: Target | null,
  selector: string,
): Found | null | undefined {
  return target?.closest?.<Found>(selector)
}
