import { expect, open, test } from '../../../packages/awning/tests/browser/browserTest.ts'
import { collectExercises, readExercises } from '../content/exercises/contentExercises.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'
import { shopRoot } from '../shopRoot.ts'
import { runExercises } from './runExercises.ts'

const exercises = collectExercises(shopRoot)

/** Code that is given may well throw. */
const ofExamples = /./

test('every eighth exercise fails with the code that is given, and passes with its answer', async ({
  page,
  allow,
}) => {
  allow(ofExamples)
  const own = exercises.filter((_, index) => index % 8 === 0)
  test.setTimeout(20_000 + own.length * 400)
  expect(own.length).toBeGreaterThan(25)
  expect((await runExercises(page, own)).join('\n')).toBe('')
})

for (const locale of ['zh', 'en']) {
  test(
    `every exercise in ${locale} fails with the code that is given, and passes with its answer`,
    slow,
    async ({ page, allow }) => {
      allow(ofExamples)
      const own = exercises.filter(({ file }) => file.includes(`content/${locale}/`))
      test.setTimeout(20_000 + own.length * 400)
      expect(own.length).toBeGreaterThan(100)
      expect((await runExercises(page, own)).join('\n')).toBe('')
    },
  )
}

test('both languages have the same exercises', () => {
  const at = (locale: string) =>
    exercises
      .flatMap(({ file }) =>
        file.includes(`content/${locale}/`) ? [file.replace(`content/${locale}/`, '')] : [],
      )
      .toSorted()
  expect(at('en')).toEqual(at('zh'))
})

test(
  'an exercise that passes at once, and an answer that does not, are reported by name',
  slow,
  async ({ page, allow }) => {
    allow(ofExamples)
    const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``
    const source = [
      '## Two',
      fence('js live', 'const two = 2'),
      fence('js check', "check('two is 2', two === 2)"),
      fence('js answer', 'const two = 3'),
      '## Component',
      fence('jsx live', 'export default () => <p>a</p>'),
      fence('js check', "check('There is a b', document.querySelector('p').textContent === 'b')"),
      fence('jsx answer', 'export default () => <p>b</p>'),
    ].join('\n\n')
    expect(await runExercises(page, readExercises('content/en/a.md', source))).toEqual([
      'content/en/a.md:3 “Two”: passes with the code that is given',
      'content/en/a.md:3 “Two”: fails with its answer: two is 2',
    ])
  },
)

test('a reader solves an exercise of a doc', slow, async ({ page }) => {
  await open(page, '/en/docs/frontend/css/selector')
  const exercise = page
    .getByRole('group', { name: /example|Exercise/ })
    .filter({ hasText: 'Another site' })
    .filter({ hasText: 'Show answer' })
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(
    exercise.getByRole('status').getByText('The link of the site has none'),
  ).toBeVisible()
  await expect(exercise.getByText('Solved')).toBeHidden()
  await exercise.getByText('Show answer').click()
  const answer = await exercise.locator('details').last().locator('code').textContent()
  await exercise.getByRole('button', { name: 'Edit' }).click()
  await exercise.getByRole('textbox', { name: 'CSS' }).fill(answer ?? '')
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText('Solved')).toBeVisible()
})
