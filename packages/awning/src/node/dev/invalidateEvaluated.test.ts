import { expect, it } from 'vitest'
import { EvaluatedModules } from 'vite/module-runner'
import { invalidateEvaluated } from './invalidateEvaluated.ts'

/** Modules that have run; each imports those named after it. */
function evaluated(imports: Record<string, readonly string[]>): EvaluatedModules {
  const modules = new EvaluatedModules()
  for (const name of Object.keys(imports)) {
    const node = modules.ensureModule(name, name)
    node.evaluated = true
  }
  for (const [name, imported] of Object.entries(imports))
    for (const other of imported) modules.getModuleById(other)?.importers.add(name)
  return modules
}

const ran = (modules: EvaluatedModules) =>
  [...modules.idToModuleMap.values()].filter((node) => node.evaluated).map(({ id }) => id)

it('a file that changed runs again, and so does everything that imports it', () => {
  const modules = evaluated({
    '/entry.ts': ['/a.ts', '/b.ts'],
    '/a.ts': ['/lab.ts'],
    '/b.ts': [],
    '/lab.ts': [],
  })
  invalidateEvaluated(modules, '/lab.ts')
  expect(ran(modules)).toEqual(['/b.ts'])
})

it('modules that import each other run again once', () => {
  const modules = evaluated({ '/a.ts': ['/b.ts'], '/b.ts': ['/a.ts'], '/c.ts': [] })
  invalidateEvaluated(modules, '/a.ts')
  expect(ran(modules)).toEqual(['/c.ts'])
})

it('a file that never ran changes nothing', () => {
  const modules = evaluated({ '/a.ts': [] })
  invalidateEvaluated(modules, '/other.ts')
  expect(ran(modules)).toEqual(['/a.ts'])
})
