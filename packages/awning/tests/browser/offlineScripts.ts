/** Scripts of offline reading. The app loads them some time after it has started, whatever the reader does. */
export function isOfflineScript(path: string): boolean {
  return /\/(?:offlineRuntime|saveVisitedPage)-[^/]+\.js$/.test(path)
}
