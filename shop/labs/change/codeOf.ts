import type { Model, Settings } from './models.ts'

const one = '{ ...tea, count: tea.count + 1 }'

/** The click’s line of code. */
export function codeOf(model: Model, { way, checking }: Settings): string {
  // Plain fields are written as Svelte’s variables are.
  const style = model === 'angular' && checking === 'zone' ? 'svelte' : model
  const list = { react: 'items', vue: 'items.value', svelte: 'items', angular: 'items()' }[style]
  const set = {
    react: (value: string) => `setItems(${value})`,
    vue: (value: string) => `items.value = ${value}`,
    svelte: (value: string) => `items = ${value}`,
    angular: (value: string) => `items.set(${value})`,
  }[style]
  if (way === 'fresh') return set('await fetchItems()')
  if (way === 'map') return set(`${list}.with(0, ${one})`)
  const write = `${list}[0].count++`
  // Where nobody watches the write one has to tell of it.
  return style === 'react' || style === 'angular' ? `${write}; ${set(list)}` : write
}
