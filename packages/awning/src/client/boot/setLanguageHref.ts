import { closestElement } from './closestElement.ts'

/** Another language opens at the same path, query and hash, if the target of an event is a link to one. */
export function setLanguageHref(target: EventTarget | null): void {
  const language = closestElement<HTMLAnchorElement>(target, 'a[data-root]')
  if (!language) return
  const path = location.pathname.slice(document.documentElement.dataset['root']?.length)
  language.href = language.dataset['root'] + path + location.search + location.hash
}
