import type { PerLanguage } from '../language.ts'
import type { Action } from './collectionState.ts'

type ButtonAction = Exclude<Action, 'loopLive' | 'loopStatic'>

export interface DomStrings {
  readonly html: string
  readonly tree: (root: string) => string
  readonly presetsLabel: string
  readonly presets: readonly [list: string, nested: string, trap: string]
  readonly newItem: string
  readonly actions: Readonly<Record<ButtonAction, string>>
  readonly undo: string
  readonly live: string
  readonly still: string
  readonly previousLength: (length: number) => string
  readonly removed: string
  readonly added: string
  readonly empty: string
  readonly lastAction: string
  readonly changed: (names: readonly string[]) => string
  readonly unchanged: (names: readonly string[]) => string
  readonly loop: string
  readonly loopOver: string
  readonly runStep: string
  readonly nextRemoval: (index: number, text: string) => string
  readonly loopDone: (left: number) => string
}

export const strings: PerLanguage<DomStrings> = {
  zh: {
    html: 'HTML（可以改；只解析，不放进页面）',
    tree: (root) => `节点树，list是<${root}>`,
    presetsLabel: '例子',
    presets: ['待办', '嵌套列表', '在循环里删除'],
    newItem: '进货',
    actions: {
      append: '末尾添一项',
      removeFirst: '删第一项',
      move: '第一项搬到末尾',
      removeClass: '移除一个类名',
      queryAgain: '重新查询',
    },
    undo: '撤销',
    live: '动态',
    still: '静态',
    previousLength: (length) => `，刚才是${length}`,
    removed: '，已不在树上',
    added: '新增',
    empty: '空',
    lastAction: '上一步操作',
    changed: (names) => (names.length > 0 ? `变化的：${names.join('、')}。` : '都没有变。'),
    unchanged: (names) => (names.length > 0 ? `没变的：${names.join('、')}。` : ''),
    loop: '在循环里删除，每次删一个',
    loopOver: '遍历',
    runStep: '执行一次循环',
    nextRemoval: (index, text) => `下一次删除下标${index}：${text}`,
    loopDone: (left) => (left > 0 ? `循环结束，漏了${left}项。` : '循环结束，全删了。'),
  },
  en: {
    html: 'HTML (editable; it is only parsed, not added to the page)',
    tree: (root) => `Node tree; list is <${root}>`,
    presetsLabel: 'Examples',
    presets: ['To-do list', 'Nested list', 'Removing in a loop'],
    newItem: 'Order',
    actions: {
      append: 'Append an item',
      removeFirst: 'Remove the first item',
      move: 'Move the first item to the end',
      removeClass: 'Remove a class',
      queryAgain: 'Query again',
    },
    undo: 'Undo',
    live: 'live',
    still: 'static',
    previousLength: (length) => `, was ${length}`,
    removed: ', no longer in the tree',
    added: 'new',
    empty: 'empty',
    lastAction: 'Last action',
    changed: (names) => (names.length > 0 ? `Changed: ${names.join(', ')}.` : 'Nothing changed.'),
    unchanged: (names) => (names.length > 0 ? `Unchanged: ${names.join(', ')}.` : ''),
    loop: 'Removing in a loop, one per iteration',
    loopOver: 'Loop over',
    runStep: 'Run one iteration',
    nextRemoval: (index, text) => `The next iteration removes index ${index}: ${text}`,
    loopDone: (left) =>
      left > 0
        ? `The loop has ended; ${left} were skipped.`
        : 'The loop has ended; all are removed.',
  },
}
