import type { ChangeStrings } from './strings.ts'

export const english: ChangeStrings = {
  model: 'Framework',
  updateStyle: 'Update style',
  updateStyles: {
    mutate: 'Mutate one item',
    map: 'New array, one new item',
    fresh: 'New array, all items new',
  },
  memoization: 'Memoization',
  memoizations: { none: 'None', memo: 'memo', compiler: 'Compiler' },
  changeDetection: 'Change detection',
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
  writes: 'Text nodes updated',
  table: 'Totals for all four frameworks',
  tableHead: ['Run', 'Compared', 'Written'],
  explanations: {
    idle: 'One tea, three soaps, five boxes of matches: 66 yuan. Press “Add a tea”, or go step by step.',
    written:
      'Two text nodes in the DOM are updated: the tea becomes 2, the total 104. No other node is touched.',
    stale:
      'There is nothing to write: the data has two teas, but the page still shows one. Create a new array instead.',
    'react.told.list':
      'setItems puts an update into the queue. App holds the state, so rendering starts there; nothing has run yet.',
    'react.told.mutate': 'It is the same array: Object.is sees no change, so React does nothing.',
    'react.ran.none':
      'From App down all seven component functions run again, changed or not, and create a new element tree.',
    'react.ran.memo':
      'memo compares props first: the shelf and the other two rows receive the same props and are skipped.',
    'react.ran.compiler':
      'The compiler has cached the shelf’s element and reuses it, so that branch is skipped. The functions of the other rows run, find their cached result and return it.',
    'react.ran.fresh':
      'Every item is a new object, so nothing cached matches: only the shelf is skipped.',
    'react.compared.all':
      'Old and new elements are paired, and their props and texts compared one by one.',
    'react.compared.compiler':
      'The two unchanged rows return the same element as last time: the reference is equal, so React does not compare inside.',
    'vue.told.mutate':
      'The proxy intercepts the write to count and looks up which components have read it: the tea’s row and the total. App and the basket only pass it on.',
    'vue.told.list':
      'The whole array is written. App, which passes it on, has read it, so only App is queued.',
    'vue.ran.mutate':
      'In a microtask the render functions of these two run again; setup does not run again.',
    'vue.ran.map':
      'App renders, and with it the children whose props are new; the shelf and the other two rows are skipped.',
    'vue.ran.fresh':
      'App renders; every item is a new object, so all three rows follow. Only the shelf is skipped.',
    'vue.compared':
      'Only the dynamic parts of the virtual nodes, marked by the compiler, are compared. Vapor has no virtual nodes: it compares the new text with the old.',
    'svelte.told.mutate':
      'The signal of count has a new value; the effects that have read it are marked dirty: the tea’s row and the total.',
    'svelte.told.list': 'The whole array is new; the basket’s {#each} and the total have read it.',
    'svelte.ran.mutate':
      'Two effects run in a microtask; the compiler generated both. No component runs again.',
    'svelte.ran.map':
      'The {#each} identifies its rows by key: only the tea is a new object, so only its effect runs. No component runs again.',
    'svelte.ran.fresh':
      'The {#each} identifies its rows by key: all three are new objects, so three effects run. No component runs again.',
    'svelte.compared.mutate':
      'The three texts of a row are in one effect; each is compared with the last written value and left alone if it is the same.',
    'svelte.compared.list':
      'The {#each} compares three keys; the effects compare each text with the last written value.',
    'angular.told.list':
      'The signal has a new value: App’s view, which read it, is marked dirty. The click listener is in the shelf’s template, which marks the shelf and its ancestors too.',
    'angular.told.mutate':
      'It is the same array: the signal sees no change and notifies nothing. Only the click listener marks the shelf and its ancestors.',
    'angular.told.zone':
      'zone.js detects a click and notifies Angular that something may have changed, but not what.',
    'angular.ran.map':
      'At the next tick from the root down: marked views are checked, and those with a new input; the other two rows are skipped.',
    'angular.ran.mutate':
      'Only App and the shelf are checked. The basket’s input is the same array: it is skipped, with everything inside it.',
    'angular.ran.fresh':
      'At the next tick from the root down: every item is a new object, every row has a new input, all are checked.',
    'angular.ran.zone': 'From the root down all seven views are checked, changed or not.',
    'angular.compared': 'Every binding of a template keeps its last value: each is compared.',
  },
}
