import { spawn } from 'node:child_process'

/** Shows an address in the browser of this computer. Without one, the printed address has to do. */
export function openInBrowser(url: string): void {
  const [command, ...args] = commandFor(process.platform, url)
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  child.on('error', () => console.warn(`No browser could be opened. The address is ${url}`))
  child.unref()
}

export function commandFor(platform: NodeJS.Platform, url: string): [string, ...string[]] {
  switch (platform) {
    case 'darwin':
      return ['open', url]
    case 'win32':
      // `start` is a command of the shell, and its first quoted argument is the title of a window.
      return ['cmd', '/c', 'start', '', url]
    default:
      return ['xdg-open', url]
  }
}
