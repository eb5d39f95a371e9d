import { start } from './childProcess.ts'

export interface VirtualDisplay {
  /** What a program needs to open its window there. */
  readonly env: Readonly<Record<string, string>>
  end(): Promise<void>
}

/** A screen for browsers with windows, on machines without one. */
export async function openDisplay(): Promise<VirtualDisplay> {
  const screen = '-screen 0 1600x1200x24 -nolisten tcp -displayfd 1'
  const server = start('Xvfb', screen.split(' '))
  const number = await server.readLine(/^(\d+)$/)
  return {
    env: { DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
    end: () => server.end(),
  }
}
