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
    html: 'HTML，随便改；只解析，不放进页面',
    tree: (root) => `节点树，list是<${root}>`,
    presetsLabel: '现成的例子',
    presets: ['待办', '清单里套清单', '边走边删'],
    newItem: '进货',
    actions: {
      append: '末尾添一项',
      removeFirst: '删第一项',
      move: '第一项搬到末尾',
      removeClass: '摘一个类名',
      queryAgain: '重拍照片',
    },
    undo: '撤一步',
    live: '活的',
    still: '静的',
    previousLength: (length) => `，刚才是${length}`,
    removed: '，已不在树上',
    added: '新来的',
    empty: '空的',
    lastAction: '刚才做的',
    changed: (names) => (names.length > 0 ? `跟着变的：${names.join('、')}。` : '谁也没变。'),
    unchanged: (names) => (names.length > 0 ? `没变的：${names.join('、')}。` : ''),
    loop: '边走边删，一圈删一个',
    loopOver: '走的是',
    runStep: '走一圈',
    nextRemoval: (index, text) => `下一圈删第${index}格：${text}`,
    loopDone: (left) => (left > 0 ? `循环结束，漏了${left}项。` : '循环结束，全删了。'),
  },
  en: {
    html: 'HTML to edit; it is parsed only, never put into the page',
    tree: (root) => `Tree of nodes; list is <${root}>`,
    presetsLabel: 'Ready-made',
    presets: ['To do', 'A list in a list', 'Removing in a loop'],
    newItem: 'Order',
    actions: {
      append: 'Append an item',
      removeFirst: 'Remove the first',
      move: 'Move the first to the end',
      removeClass: 'Take a class away',
      queryAgain: 'New photograph',
    },
    undo: 'Undo',
    live: 'follows the tree',
    still: 'stays as taken',
    previousLength: (length) => `, was ${length}`,
    removed: ', no longer in the tree',
    added: 'new',
    empty: 'empty',
    lastAction: 'Just now',
    changed: (names) => (names.length > 0 ? `Changed: ${names.join(', ')}.` : 'Nothing changed.'),
    unchanged: (names) => (names.length > 0 ? `Unchanged: ${names.join(', ')}.` : ''),
    loop: 'Removing in a loop, one a turn',
    loopOver: 'Loop over',
    runStep: 'One turn',
    nextRemoval: (index, text) => `The next turn removes index ${index}: ${text}`,
    loopDone: (left) =>
      left > 0 ? `The loop is over and missed ${left}.` : 'The loop is over, all are gone.',
  },
}
