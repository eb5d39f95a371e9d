import { parseFence } from '../../../highlight/fence.ts'
import { mapFences } from '../texts/mapFences.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { allContainers, containerTree } from './containerTree.ts'

/** Languages without the mark of Vue, and a name of its own for each block of a code group. No line moves. */
export function translateFences(body: string, text: SourceText): string {
  const groups = allContainers(containerTree(body).containers)
    .filter(({ name }) => name === 'code-group')
    .map((group) => ({ ...group, names: new Set<string>() }))
  return mapFences(body, (written, line) => {
    // In `js-vue`, VitePress replaces expressions of Vue.
    const info = written.replace(/^([ \t]*[\w+#.-]+?)-vue(?![\w-])/, '$1')
    if (info !== written) text.report.translated('Languages such as `js-vue`', placeIn(text, line))
    const group = groups.findLast(({ start, end }) => start < line - 1 && line - 1 < end)
    const { title, lang } = parseFence(info, null)
    const name = title ?? lang
    if (!group || name === '') return info
    let own = name
    for (let number = 2; group.names.has(own); number += 1) own = `${name} (${number})`
    group.names.add(own)
    if (own === name) return info
    text.report.untranslated({
      ...placeIn(text, line),
      what: 'Two blocks of a code group with one name',
      todo: 'The second one has a number behind its name. Give it a name that says what it is.',
      detail: own,
    })
    return withTitle(info, own)
  })
}

function withTitle(info: string, title: string): string {
  if (/\[[^[\]]*\]/.test(info)) return info.replace(/\[[^[\]]*\]/, () => `[${title}]`)
  const plain = info.replace(/\s*\btitle=(?:"[^"]*"|'[^']*'|\S+)/, '').trimEnd()
  return `${plain} [${title}]`
}
