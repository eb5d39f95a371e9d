/**
 * Whether nothing may be fetched before it is needed: data saver is on, or the connection is 2g. The one
 * policy for boot, app and service worker. They ask each time, because connections change; a browser
 * that says nothing about its connection counts as fast.
 */
export function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
}
