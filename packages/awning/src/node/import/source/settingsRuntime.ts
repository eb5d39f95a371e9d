/** Comes before and after the result in the output of the program. */
export const resultMark = '\u0001awning-result\u0001'

/**
 * The first module of the program that evaluates settings: stand-ins for what packages export, and the conversion of the
 * result to JSON. It is text, because it runs in another process, before the modules of the settings.
 */
export const settingsRuntime = String.raw`
import { join as awningJoin } from 'node:path'
const standInData = new WeakMap()

function standIn(data) {
  const target = function () {}
  const proxy = new Proxy(target, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator) return function* () {}
      // Without then, a stand-in can be awaited. Nobody calls toJSON on purpose.
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return undefined
      if (key === 'toString' || key === 'valueOf') return () => ''
      if (key === 'prototype') return target.prototype
      if (key === '__esModule') return true
      if (key === 'default') return data.$name === '*' ? standIn({ ...data, $name: 'default' }) : proxy
      const name = data.$name === '*' ? key : data.$name + '.' + key
      return standIn({ $package: data.$package, $name: name })
    },
    apply(_, __, args) {
      if (/(^|\.)define\w*$/.test(data.$name) && args.length > 0) return args[0]
      return standIn({ ...data, $arguments: args })
    },
    construct(_, args) {
      return standIn({ ...data, $arguments: args })
    },
    set: () => true,
  })
  standInData.set(proxy, data)
  return proxy
}

globalThis.awningStandIn = (from, name) => standIn({ $package: from, $name: name })
globalThis.awningResolve = (path) => (path.startsWith('.') ? awningJoin(process.cwd(), path) : path)
globalThis.require = Object.assign((path) => standIn({ $package: path, $name: '*' }), { resolve: globalThis.awningResolve })

function plain(value, above) {
  if (standInData.has(value)) {
    const { $arguments, ...data } = standInData.get(value)
    return $arguments ? { ...data, $arguments: plain($arguments, above) } : data
  }
  if (typeof value === 'function') return { $function: value.name }
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp) return { $pattern: value.source }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof URL) return value.href
  if (above.includes(value) || above.length > 40) return undefined
  const path = [...above, value]
  if (Array.isArray(value)) return value.map((item) => plain(item, path))
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [key, plain(item, path)]))
  if (value instanceof Set) return [...value].map((item) => plain(item, path))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item, path)]))
}

export async function print(module, mark) {
  let value = 'default' in module ? module.default : module
  if (typeof value === 'object' && value !== null && value.__esModule) value = value.default
  if (typeof value === 'function' && !standInData.has(value)) value = await value({ mode: 'production', command: 'build' })
  value = await value
  process.stdout.write(mark + JSON.stringify(plain(value, []) ?? null) + mark, () => process.exit(0))
}
`
