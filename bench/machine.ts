import { readFileSync } from 'node:fs'
import { arch, cpus, release, totalmem, type } from 'node:os'

/** The properties of the machine that results depend on, without anything that identifies it. */
export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly architecture: string
  readonly memoryGb: number
  readonly system: string
  readonly node: string
  readonly browser: string
}

export function thisMachine(browser: string): Machine {
  const all = cpus()
  return {
    processor: all[0]?.model.trim() ?? 'unknown processor',
    cores: all.length,
    architecture: arch(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: systemName(),
    node: process.versions.node,
    browser,
  }
}

export function describeMachine(machine: Machine): string {
  const { processor, cores, architecture, memoryGb, system, node, browser } = machine
  const known = processor && !/unknown/i.test(processor) ? `${processor}, ` : ''
  return `${known}${cores} cores (${architecture}), ${memoryGb} GB, ${system}, Node ${node}, ${browser}`
}

/** Builds use all cores, so a load up to this is theirs. A load far above it comes from other programs. */
export function isBusy({ cores }: Machine, load: number): boolean {
  return load > cores * 2
}

function systemName(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
    if (name) return name
  } catch {
    // Only Linux has the file.
  }
  return `${type()} ${release()}`
}
