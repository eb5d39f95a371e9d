/** How Node's `util.inspect` shows a value, on one line: what examples in a browser can state. */
export function inspect(value: unknown, depth = 0, seen: readonly object[] = []): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'bigint') return `${value}n`
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'function') return inspectFunction(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (seen.includes(value)) return '[Circular *1]'

  const show = (item: unknown) => inspect(item, depth + 1, [...seen, value])
  const name = className(value)
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  if (value instanceof Error || value instanceof DOMException) return String(value)
  if ('outerHTML' in value) return String(value.outerHTML)
  if ('nodeName' in value) return String(value.nodeName)
  if (value instanceof Date) return Number.isNaN(+value) ? 'Invalid Date' : value.toISOString()
  if (value instanceof RegExp) return String(value)
  if (/^(?:Number|String|Boolean)$/.test(kind)) {
    return `[${name}: ${show(value.valueOf())}]`
  }
  const isDeep = depth > 2
  if (isList(value, kind)) {
    if (isDeep) return '[Array]'
    const items = inspectItems(Array.from(value), show, value)
    return wrap(name === 'Array' ? '' : `${name}(${value.length})`, items, '[]')
  }
  if (isDeep) return `[${name || 'Object'}]`
  if (value instanceof Map) {
    const items = [...value].map(([key, item]) => `${show(key)} => ${show(item)}`)
    return wrap(`${name}(${value.size})`, items, '{}')
  }
  if (value instanceof Set) return wrap(`${name}(${value.size})`, [...value].map(show), '{}')
  const prefix = name === 'Object' ? '' : name || '[Object: null prototype]'
  return wrap(prefix, inspectProperties(value, show), '{}')
}

function quote(text: string): string {
  const mark = ["'", '"', '`'].find((candidate) => !text.includes(candidate)) ?? "'"
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return mark + (mark === "'" ? escaped.replaceAll("'", "\\'") : escaped) + mark
}

function inspectFunction(value: object & { name?: string }): string {
  const source = Function.prototype.toString.call(value)
  const name = value.name ?? ''
  if (source.startsWith('class')) {
    const parent: unknown = Object.getPrototypeOf(value)
    const from = typeof parent === 'function' && parent.name ? ` extends ${parent.name}` : ''
    return `[class ${name || '(anonymous)'}${from}]`
  }
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  return name ? `[${kind}: ${name}]` : `[${kind} (anonymous)]`
}

function className(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (typeof prototype !== 'object' || prototype === null) return ''
  return prototype.constructor?.name ?? ''
}

function isList(value: object, kind: string): value is ArrayLike<unknown> {
  return (
    Array.isArray(value) ||
    (ArrayBuffer.isView(value) && 'length' in value) ||
    /^(?:NodeList|HTMLCollection|DOMTokenList)$/.test(kind)
  )
}

function inspectItems(
  items: readonly unknown[],
  show: (item: unknown) => string,
  list: object,
): string[] {
  const shown: string[] = []
  let empty = 0
  const closeGap = () => {
    if (empty > 0) shown.push(`<${empty} empty item${empty > 1 ? 's' : ''}>`)
    empty = 0
  }
  for (const [index, item] of items.entries()) {
    if (!(index in list)) empty++
    else {
      closeGap()
      shown.push(show(item))
    }
  }
  closeGap()
  return shown
}

function inspectProperties(value: object, show: (item: unknown) => string): string[] {
  return Reflect.ownKeys(value).flatMap((key) => {
    const property = Object.getOwnPropertyDescriptor(value, key)
    if (!property?.enumerable) return []
    const name =
      typeof key === 'symbol'
        ? `[${String(key)}]`
        : /^[A-Za-z_$][\w$]*$/.test(key)
          ? key
          : quote(key)
    if (property.get) return `${name}: ${property.set ? '[Getter/Setter]' : '[Getter]'}`
    return `${name}: ${property.set ? '[Setter]' : show(property.value)}`
  })
}

function wrap(prefix: string, items: readonly string[], [open = '', close = '']: string): string {
  const content = items.length > 0 ? `${open} ${items.join(', ')} ${close}` : open + close
  return prefix ? `${prefix} ${content}` : content
}
