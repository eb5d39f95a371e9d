import type { Model, Settings } from './models.ts'

const newItem = '{ ...tea, count: tea.count + 1 }'

/** The line of code in the click handler. */
export function updateCode(model: Model, { updateStyle, changeDetection }: Settings): string {
  // Plain fields are written like Svelte’s variables.
  const style = model === 'angular' && changeDetection === 'zone' ? 'svelte' : model
  const list = { react: 'items', vue: 'items.value', svelte: 'items', angular: 'items()' }[style]
  const set = {
    react: (value: string) => `setItems(${value})`,
    vue: (value: string) => `items.value = ${value}`,
    svelte: (value: string) => `items = ${value}`,
    angular: (value: string) => `items.set(${value})`,
  }[style]
  if (updateStyle === 'fresh') return set('await fetchItems()')
  if (updateStyle === 'map') return set(`${list}.with(0, ${newItem})`)
  const write = `${list}[0].count++`
  // Where writes are not tracked, the setter has to be called.
  return style === 'react' || style === 'angular' ? `${write}; ${set(list)}` : write
}
