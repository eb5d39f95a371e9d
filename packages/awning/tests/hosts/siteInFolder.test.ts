import { testHost } from './testHost.ts'

// A process can load the engine for one base alone, so this one has a file to itself.
testHost('/shop/')
