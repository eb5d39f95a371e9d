import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'

test('all of a long document is laid out soon after it is shown, and nothing marks it', async ({
  tab,
}) => {
  const unfinished = () => ({
    skipped: [...document.querySelectorAll('article > *, .prose > *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    ).length,
    marked: document.querySelectorAll('[data-laid-out]').length,
  })
  for (const path of ['/docs/frontend/css/layout', '/en/docs/frontend/css/layout']) {
    await tab.open(path)
    await expect.poll(() => tab.run(unfinished), path).toEqual({ skipped: 0, marked: 0 })
  }
})
