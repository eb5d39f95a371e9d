/** The tag that is opened, or the classes of an element. Text that looks like one adds names, which does no harm. */
const tagOrClasses = /<([a-z][\w-]*)|\sclass="([^"]*)"/gi

/** Tags and classes (with a dot before the name) of a document. */
export function presentNames(html: string): Set<string> {
  const names = new Set<string>()
  const classes = new Set<string>()
  for (const [, tag, list] of html.matchAll(tagOrClasses)) {
    if (tag !== undefined) names.add(tag.toLowerCase())
    else if (list !== undefined) classes.add(list)
  }
  for (const list of classes) for (const each of list.split(/\s+/)) names.add(`.${each}`)
  return names
}
