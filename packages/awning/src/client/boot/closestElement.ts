/** `closest` for an event's target, which is no element when a script dispatches the event on the document or window. */
export function closestElement<Found extends HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null
}
