/** What every browser test of the shop uses; the tests of the engine use the same. */
export {
  documentRequests,
  expect,
  open,
  sharedTest,
  start,
  test,
} from '../../../packages/awning/tests/browser/browserTest.ts'
