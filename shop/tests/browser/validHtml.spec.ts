import { join } from 'node:path'
import { htmlErrors } from '../../../packages/awning/tests/htmlErrors.ts'
import { shopRoot } from '../shopRoot.ts'
import { expect, sharedTest as test } from './shop.ts'
import { slow } from '../../../packages/awning/tests/browser/slowTests.ts'

test('the Nu HTML checker finds no error in any page', slow, async () => {
  test.setTimeout(120_000)
  expect(await htmlErrors(join(shopRoot, 'dist'))).toEqual([])
})
