import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { textOf } from './appSteps.ts'
import { controlIn } from './labTargets.ts'
import { openApp } from './tabState.ts'

interface Experiment {
  readonly page: string
  readonly lab: string
  /** Names of the controls to press, in order. */
  readonly press: readonly string[]
  /** Keys to press after that. */
  readonly keys?: readonly string[]
  /** To be typed in place of what the control holds. */
  readonly type?: string
  /** What the experiment answers, which it did not say before. */
  readonly answer: string
}

const frameworks = ['react', 'vue', 'svelte', 'angular'].map((name): Experiment => ({
  page: `framework/${name}`,
  lab: `change-${name}`,
  press: ['下一步', '下一步'],
  answer: '茶叶 × 2',
}))

const experiments: readonly Experiment[] = [
  ...frameworks,
  { page: 'css/advanced/BEM', lab: 'bem', press: ['经典'], answer: 'book__price_sale' },
  { page: 'browser/cssom', lab: 'cssom', press: ['display: none'], answer: '解析值 50%' },
  { page: 'browser/dom', lab: 'dom', press: ['末尾添一项'], answer: 'length 11' },
  {
    page: 'javascript/data-type',
    lab: 'equality',
    press: ['[] == false，相等'],
    keys: ['ArrowRight'],
    answer: '[] == true',
  },
  { page: 'browser/event', lab: 'event', press: ['下一步'], answer: '6/11' },
  {
    page: 'design/interaction-design-methodology',
    lab: 'interaction',
    press: ['开始'],
    answer: '0/18',
  },
  { page: 'css/layout', lab: 'layout', press: ['长词撑破'], answer: '✗ 溢出容器' },
  { page: 'html/link', lab: 'link', press: ['脚本改defer'], answer: '649 ms' },
  { page: 'html/metadata', lab: 'metadata', press: ['noindex'], answer: '不会列出这一页' },
  { page: 'javascript/typescript', lab: 'narrowing', press: ['下一步'], answer: '返回2' },
  {
    page: 'javascript/data-type/number',
    lab: 'number',
    press: ['第63位，符号'],
    answer: '-0.1000000000000000055511151231257827021181583404541015625',
  },
  { page: 'browser/principle', lab: 'principle', press: ['120赫兹'], answer: '超时，丢了1帧。' },
  { page: 'css/rules', lab: 'rules', press: ['!important'], answer: '胜在“来源与重要性”' },
  {
    page: 'css/selector',
    lab: 'selector',
    press: ['选择器'],
    type: '.hit, :no-such',
    answer: '第7个字符起有错误',
  },
  {
    page: 'javascript/data-type/string',
    lab: 'string',
    press: ['👩‍👩‍👧 一家'],
    answer: '字节 18',
  },
  {
    page: 'engineering/performance',
    lab: 'timing',
    press: ['等待／间隔'],
    keys: ['End'],
    answer: '防抖运行2次',
  },
  {
    page: 'design/design-system',
    lab: 'tokens',
    press: ['次要文字的亮度'],
    keys: ['End'],
    answer: '✗ 不到4.5',
  },
  { page: 'engineering/performance', lab: 'vitals', press: ['一次点击'], answer: '352 ms' },
]

for (const { page, lab, press, keys = [], type, answer } of experiments) {
  test(`the experiment ${lab} is alive and answers`, async ({ tab }) => {
    const live = `[data-lab="${lab}"][data-live-lab]`
    await openApp(tab, `/docs/frontend/${page}?lab=${lab}`)
    await expect.poll(() => textOf(tab, live)).toBeTruthy()
    expect(await textOf(tab, live)).not.toContain(answer)
    for (const name of press) await tab.click(await controlIn(tab, live, name))
    if (type !== undefined) {
      await tab.press('Control+a')
      await tab.type(type)
    }
    for (const key of keys) await tab.press(key)
    await expect.poll(() => textOf(tab, live)).toContain(answer)
  })
}
