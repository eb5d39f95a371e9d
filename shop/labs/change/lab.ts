import { defineLab, type Lab } from 'awning/lab'
import type { PerLanguage } from '../language.ts'
import type { Model } from './models.ts'

/** What each framework does by default; each lab has the text of its framework. */
const frameworkTexts: Readonly<Record<Model, PerLanguage<string>>> = {
  react: {
    zh: 'React从管着状态的App往下，七个组件函数全部重跑，比21个元素；加上memo只跑4个，用编译器跑6个、比14个。',
    en: 'React runs all seven component functions from App, which holds the state, down, and compares 21 elements; with memo it runs 4, with the compiler 6 and compares 14.',
  },
  vue: {
    zh: 'Vue的代理只通知读过件数的两个组件，重跑两个渲染函数，比4个有标记的虚拟节点；若换一份新数组，就从App起跑4个。',
    en: 'Vue’s proxy notifies only the two components that have read the count: two render functions run and 4 marked virtual nodes are compared; with a new array it begins at App and runs 4.',
  },
  svelte: {
    zh: 'Svelte运行读过件数的两段effect，比4处文字，组件一个也不重跑；若换一份新数组，再加上{#each}比3个key。',
    en: 'Svelte runs the two effects that have read the count and compares 4 texts, and no component runs again; with a new array the {#each} compares 3 keys as well.',
  },
  angular: {
    zh: 'Angular把App和货架的视图标脏，从根往下查5个视图、比14个绑定，输入没换的两行跳过；换回zone.js与Eager，七个视图、20个绑定全查。',
    en: 'Angular marks the views of App and the shelf, checks 5 views from the root down and compares 14 bindings, skipping the two rows with the same input; with zone.js and Eager it checks all seven views and 20 bindings.',
  },
}

/** The text of the lab for a framework. */
export function changeText(model: Model): PerLanguage<string> {
  return {
    zh: `把货篮拆成七个组件：App下面是货架、货篮和合计，货篮里有三行；为了看清，存件数那一步略去。点一下，茶叶从1变成2，合计从66变成104，四个框架都只写这两处文字。${frameworkTexts[model].zh}原地改一件而不给新数组，Vue和Svelte照样更新，React和Angular的信号都判断没变，页面停在旧的数字上。整份换新时，每一件都是新对象，哪个框架都省不了多少，写进DOM的仍只有两处。`,
    en: `The basket is split into seven components: App holds the shelf, the basket with three rows, and the total; saving is left out for clarity. One click turns the tea from 1 into 2 and the total from 66 into 104, and all four frameworks write just these two texts. ${frameworkTexts[model].en} Changing an item in place without a new array works in Vue and Svelte, while React and Angular’s signals see no change and the page keeps the old numbers. When everything is new, every item is a new object and no framework saves much, but still only two texts are written.`,
  }
}

function changeLab(model: Model, component: Lab['component']): Lab {
  return defineLab({
    name: `change-${model}`,
    title: { zh: '一次点击引起的更新', en: 'What one click updates' },
    caption: {
      zh: '点“放一件茶叶”，逐步看哪些组件重跑、哪些跳过、比较了几处；再换个框架或写法。',
      en: 'Add a tea and see, step by step, which components run, which are skipped and how much is compared; then change the framework or the code.',
    },
    text: changeText(model),
    component,
  })
}

/** One lab for the article of each framework. They share a module, so that the browser loads one file. */
export const changeLabs: readonly Lab[] = [
  changeLab('angular', () =>
    import('./changeLabs.tsx').then(({ AngularChangeLab }) => ({ default: AngularChangeLab })),
  ),
  changeLab('react', () =>
    import('./changeLabs.tsx').then(({ ReactChangeLab }) => ({ default: ReactChangeLab })),
  ),
  changeLab('svelte', () =>
    import('./changeLabs.tsx').then(({ SvelteChangeLab }) => ({ default: SvelteChangeLab })),
  ),
  changeLab('vue', () =>
    import('./changeLabs.tsx').then(({ VueChangeLab }) => ({ default: VueChangeLab })),
  ),
]
