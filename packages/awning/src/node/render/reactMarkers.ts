/**
 * What React writes into HTML around Suspense boundaries. The build relies on it to notice a page
 * that is not finished; `tests/contracts/reactHtml.test.ts` fails if an upgrade of React changes it.
 */

/** Text of the comment in front of a boundary that shows its fallback, because a component failed or was not loaded. */
export const failedBoundary = '$!'

/** Start of the id of the template in whose place a script would later put a part of the page. */
export const pendingBoundaryId = 'B:'
