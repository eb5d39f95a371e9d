/** Finds the element around an event's target. A script may dispatch events on the document or window, which have none. */
export function closestTo<Found extends HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null
}
