import type { ChangeStrings } from './strings.ts'

export const english: ChangeStrings = {
  model: 'Framework',
  updateStyle: 'How the click is written',
  updateStyles: {
    mutate: 'Change one in place',
    map: 'New array, one new item',
    fresh: 'Everything new',
  },
  memoization: 'Spared by',
  memoizations: { none: 'Nothing', memo: 'memo', compiler: 'Compiler' },
  changeDetection: 'How it hears of the change',
  changeDetections: { signals: 'Signals, OnPush', zone: 'zone.js, Eager' },
  stage: 'Stage',
  idle: 'Before',
  stages: {
    react: ['Queue', 'Run', 'Compare', 'Commit'],
    vue: ['Intercept', 'Run', 'Compare', 'Patch'],
    svelte: ['Set signal', 'Run', 'Compare', 'Write'],
    angular: ['Set signal', 'Refresh', 'Compare', 'Write'],
  },
  back: '← Back',
  next: 'Next →',
  tree: 'Components',
  names: { tea: 'Tea', soap: 'Soap', match: 'Matches' },
  add: 'Add a tea',
  total: (sum) => ['Total ¥', sum, ''],
  statuses: {
    told: { react: 'queued', vue: 'queued', svelte: 'dirty', angular: 'dirty' },
    ran: { react: 'runs', vue: 'runs', svelte: 'effect', angular: 'checked' },
    skipped: 'skipped',
    same: (count) => `${count} · same`,
    changed: (count) => `${count} · new`,
    written: 'written',
  },
  ran: {
    react: 'Functions run',
    vue: 'Renders run',
    svelte: 'Effects run',
    angular: 'Views checked',
  },
  compared: {
    react: 'Elements compared',
    vue: 'Virtual nodes compared',
    svelte: 'Values compared',
    angular: 'Bindings compared',
  },
  writes: 'Texts written',
  table: 'Written this way, all four to the end',
  tableHead: ['Run', 'Compared', 'Written'],
  explanations: {
    idle: 'One tea, three soaps, five boxes of matches: 66 yuan. Press “Add a tea”, or go step by step.',
    written:
      'Two texts go into the DOM: the tea becomes 2, the total 104. No other node is touched.',
    stale:
      'There is nothing to write: the data says two teas, the page still says one. Hand over a new list.',
    'react.told.list':
      'setItems puts an update into the queue. App holds the state, so it begins there; nothing has run yet.',
    'react.told.mutate': 'It is the same array: Object.is sees no change, so React does nothing.',
    'react.ran.none':
      'From App down all seven component functions run again, changed or not, and make a new tree of elements.',
    'react.ran.memo':
      'memo compares props first: the shelf and the other two rows are handed nothing new and are skipped.',
    'react.ran.compiler':
      'The compiler remembers the shelf’s element and hands it over as it was: the branch is skipped. The other rows’ functions run, look into their cache and return.',
    'react.ran.fresh':
      'Every item is a new object and matches nothing remembered: only the shelf is skipped.',
    'react.compared.all':
      'Old and new elements are paired, and their props and texts compared one by one.',
    'react.compared.compiler':
      'The two unchanged rows give back the element of last time: the same reference, so no need to look inside.',
    'vue.told.mutate':
      'The proxy intercepts the write to count and looks up who has read it: the tea’s row and the total. App and the basket only pass it on.',
    'vue.told.list':
      'The whole array is written. App, which passes it on, has read it, and App alone is queued.',
    'vue.ran.mutate':
      'In a microtask the render functions of these two run again; setup does not run again.',
    'vue.ran.map':
      'App renders, and with it the children whose props are new; the shelf and the other two rows are skipped.',
    'vue.ran.fresh':
      'App renders; every item is a new object, so all three rows follow. Only the shelf is skipped.',
    'vue.compared':
      'Only the marked places of the virtual nodes are compared. Vapor has no virtual nodes: it compares the new text with the old.',
    'svelte.told.mutate':
      'The signal of count has a new value; who has read it is marked stale: the tea’s row and the total.',
    'svelte.told.list': 'The whole array is new; the basket’s {#each} and the total have read it.',
    'svelte.ran.mutate':
      'Two effects run in a microtask, both written at compile time. No component runs again.',
    'svelte.ran.map':
      'The {#each} knows its rows by key: the tea alone is a new object, and its effect wakes. No component runs again.',
    'svelte.ran.fresh':
      'The {#each} knows its rows by key: all three are new objects, and three effects wake. No component runs again.',
    'svelte.compared.mutate':
      'A row’s three texts stand in one effect; each is compared with what was written last, and left if it is the same.',
    'svelte.compared.list':
      'The {#each} compares three keys; the effects compare each text with what was written last.',
    'angular.told.list':
      'The signal has a new value: App’s view, which read it, is marked. The click is listened to in the shelf’s template: that marks the shelf and its ancestors.',
    'angular.told.mutate':
      'It is the same array: the signal sees no change and notifies nothing. Only the listener marks the shelf and its ancestors.',
    'angular.told.zone':
      'zone.js sees a click and tells Angular that something may have changed, but not what.',
    'angular.ran.map':
      'At the next tick from the root down: marked views are checked, and those with a new input; the other two rows are skipped.',
    'angular.ran.mutate':
      'Only App and the shelf are checked. The basket’s input is the same array: skipped, with all that is in it.',
    'angular.ran.fresh':
      'At the next tick from the root down: every item is a new object, every row has a new input, all are checked.',
    'angular.ran.zone': 'From the root down all seven views are checked, changed or not.',
    'angular.compared': 'Every binding of a template keeps its last value: each is compared.',
  },
}
