import type { SupportStatus, WebFeatures } from '../../content/baseline/webFeatures.ts'

/** What a name in a text stands for: a feature, or the part of it with this key. */
export interface NamedFeature {
  readonly id: string
  readonly key: string | undefined
  readonly status: SupportStatus
}

export type FeatureNames = ReadonlyMap<string, readonly NamedFeature[]>

/** All names by which inline code can mean a feature of the data: `:has()`, `@scope`, `text-wrap: balance`, `AbortSignal.any()`. */
export function featureNames({ ids, feature }: WebFeatures): FeatureNames {
  const names = new Map<string, NamedFeature[]>()
  const methods = new Map<string, NamedFeature[]>()
  const add = (map: Map<string, NamedFeature[]>, name: string, named: NamedFeature) => {
    const known = map.get(name)
    if (known) known.push(named)
    else map.set(name, [named])
  }
  for (const id of ids) {
    const found = feature(id)
    if (found?.kind !== 'feature') continue
    const { name, status } = found
    if (!name.includes(' ')) add(names, nameInCode(name), { id, key: undefined, status })
    for (const [key, part] of Object.entries(status.by_compat_key ?? {})) {
      const named = { id, key, status: part }
      for (const label of namesOfKey(key)) add(names, label, named)
      const method = /^(?:api|javascript\.builtins)\.\w+\.(\w{6,}?)(?:_static)?$/.exec(key)?.[1]
      if (method !== undefined) add(methods, `${method}()`, named)
    }
  }
  // A method alone is only a name where no other feature has a method of that name.
  for (const [method, all] of methods)
    if (new Set(all.map(({ id }) => id)).size === 1 && !names.has(method)) names.set(method, all)
  return names
}

/** How code names what a key of the data stands for. */
function namesOfKey(key: string): string[] {
  const [area = '', kind = '', ...path] = key.replace(/_static$/, '').split('.')
  const [first = '', second, ...deeper] = path
  if (area === 'api' && path.length === 1 && kind !== '')
    return [kind, kind[0]?.toLowerCase() + kind.slice(1)].flatMap((owner) => [
      `${owner}.${first}`,
      `${owner}.${first}()`,
    ])
  if (deeper.length > 0 || first === '') return []
  switch (`${area}.${kind}`) {
    case 'css.properties':
      if (second !== undefined) return [`${first}: ${second}`]
      // A word without a hyphen may mean anything.
      return first.includes('-') ? [first] : []
    case 'css.at-rules':
      return second === undefined ? [`@${first}`] : []
    case 'css.selectors':
      return second === undefined ? [`:${first}`, `:${first}()`, `::${first}`] : []
    case 'css.types':
      return [`${second ?? first}()`]
    case 'html.elements':
      return second === undefined ? [`<${first}>`] : []
    case 'javascript.builtins':
      return second === undefined ? [] : [`${first}.${second}`, `${first}.${second}()`]
    default:
      return []
  }
}

/** Code as a name: without arguments, and with one space after a colon. `'a' in B.prototype` asks for `B.a`. */
export function nameInCode(code: string): string {
  const text = code.trim()
  if (/^@[\w-]+/.test(text)) return /^@[\w-]+/.exec(text)?.[0] ?? text
  const test = /^(['"])(\w+)\1 in (\w+)/.exec(text)
  if (test) return `${test[3]}.${test[2]}`
  const declaration = /^([\w-]+):\s*([\w-]+);?$/.exec(text)
  if (declaration) return `${declaration[1]}: ${declaration[2]}`
  return text.replace(/\(.*\)$/s, '()').replace('.prototype.', '.')
}
