import { afterDispatch, dispatch } from '../../../labs/event/dispatch.ts'
import {
  decodeListeners,
  eventKinds,
  nodes,
  eventTraits,
  type EventKind,
  type Listener,
} from '../../../labs/event/listeners.ts'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const page = '/docs/frontend/browser/event'
const lab = '[data-lab="event"][data-live-lab]'

test('an event goes down, arrives and comes up, step by step and by keyboard', async ({
  page: tab,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await open(tab, `${page}?lab=event`)
  const frame = tab.locator(lab)
  const now = frame.locator('[aria-current="step"]')
  await expect(now).toContainText('目标 button 乙')
  await frame.getByRole('button', { name: '上一步' }).press('Enter')
  await expect(now).toContainText('捕获 li')

  await frame.getByRole('button', { name: '让事件发生在ul' }).press('Enter')
  await expect(now).toContainText('捕获 document 甲')
  const step = frame.getByRole('button', { name: '下一步' })
  const seen: string[] = []
  while (await step.isEnabled()) {
    await step.press('Enter')
    seen.push((await now.innerText()).replaceAll(/\s+/g, ' '))
  }
  expect(seen).toEqual([
    '↓ 捕获 section 甲',
    '◎ 目标 ul 甲',
    '↑ 冒泡 section 没有监听器',
    '↑ 冒泡 document 乙',
    '传播结束 · 默认动作照做',
  ])
  await expect(frame.getByRole('button', { name: '播放' })).toBeHidden()
})

test(
  'a click on a box plays the way, and a switch changes where it ends',
  slow,
  async ({ page: tab }) => {
    await open(tab, `${page}?lab=event`)
    const frame = tab.locator(lab)
    await frame.locator('[data-node="li"]').click({ position: { x: 4, y: 4 } })
    await expect(frame.getByRole('button', { name: '暂停', exact: true })).toBeVisible()
    const now = frame.locator('[aria-current="step"]')
    await expect(now).toContainText('捕获 section 甲')

    const first = frame.getByRole('group', { name: '监听器甲' })
    await first.getByLabel('stopPropagation()').check()
    await expect(frame.getByRole('button', { name: '播放' })).toBeVisible()
    const step = frame.getByRole('button', { name: '下一步' })
    while (await step.isEnabled()) await step.click()
    await expect(now).toHaveText('停在li · 默认动作照做')

    await first.getByLabel('once').check()
    await frame.getByRole('button', { name: '让事件发生在button' }).click()
    await frame.getByRole('button', { name: '让事件发生在button' }).click()
    await expect(first.getByRole('button', { name: '重新添加' })).toBeVisible()
  },
)

test(
  'a shared state is shown in English: preventDefault in a passive listener',
  slow,
  async ({ page: tab }) => {
    // On ul, A: there, preventDefault and passive; the step is the last but one at ul.
    await open(tab, `/en${page}?lab=event~c2.2.00000000310000000000`)
    const frame = tab.locator(lab)
    await expect(frame.locator('[aria-current="step"]')).toContainText(
      'preventDefault() ignored: the listener is passive',
    )
    await frame.getByRole('button', { name: 'Reset' }).click()
    await expect(frame.locator('[aria-current="step"]')).toContainText('target button B')
  },
)

/** Settings that differ in everything, the same ones every time. */
function settings(count: number): { kind: EventKind; target: number; listeners: Listener[] }[] {
  let seed = 7
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  return Array.from({ length: count }, () => ({
    kind: eventKinds[next(eventKinds.length)] ?? 'click',
    target: next(nodes.length),
    listeners: [
      ...(decodeListeners(
        Array.from({ length: 10 }, () => (next(4) === 0 ? 0 : 1 + 2 * next(64)))
          // Stopping is rarer than not, or hardly any event would come far.
          .map((bits) => (next(4) === 0 ? bits : bits - (bits & 12)))
          .map((bits) => (bits & 127).toString(16).padStart(2, '0'))
          .join(''),
      ) ?? []),
    ],
  }))
}

test(
  'the model calls the same listeners as the browser itself, in the same order',
  slow,
  async ({ page: tab, allow }) => {
    allow(/preventDefault inside passive/)
    await tab.goto('about:blank')
    const given = settings(200)
    const real = await tab.evaluate(
      ({ given, traits }) =>
        given.map(({ kind, target, listeners }) => {
          const section = document.createElement('section')
          section.innerHTML = '<ul><li><button type="button"></button></li></ul>'
          document.body.append(section)
          const chain: EventTarget[] = [
            document,
            section,
            ...section.querySelectorAll('ul, li, button'),
          ]
          const control = new AbortController()
          let calls: string[] = []
          for (const [place, each] of listeners.entries()) {
            if (!each.on) continue
            const listen = (event: Event): void => {
              calls.push(`${each.node} ${each.second} ${event.eventPhase}`)
              if (each.prevent) event.preventDefault()
              if (each.stop) event.stopPropagation()
              if (each.stopNow) event.stopImmediatePropagation()
            }
            chain[Math.floor(place / 2)]?.addEventListener(kind, listen, {
              capture: each.capture,
              once: each.once,
              signal: control.signal,
              ...(each.passive ? { passive: true } : {}),
            })
          }
          const rounds = [1, 2].map(() => {
            calls = []
            const event = new Event(kind, traits[kind])
            const prevented = chain[target]?.dispatchEvent(event) === false
            return { calls, prevented }
          })
          control.abort()
          section.remove()
          return rounds
        }),
      { given, traits: eventTraits },
    )

    const phases = { capture: 1, target: 2, bubble: 3 }
    const expected = given.map(({ kind, target, listeners }) => {
      const hit = nodes[target] ?? 'button'
      let left: readonly Listener[] = listeners
      return [1, 2].map(() => {
        const steps = dispatch(kind, hit, left)
        left = afterDispatch(left, steps)
        const calls = steps.flatMap((step) =>
          step.type === 'call'
            ? [`${step.node} ${step.listener.second} ${phases[step.phase]}`]
            : [],
        )
        const end = steps.at(-1)
        return { calls, prevented: end?.type === 'end' && end.prevented }
      })
    })
    expect(real).toEqual(expected)
  },
)
